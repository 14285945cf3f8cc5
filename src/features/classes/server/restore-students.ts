import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { restoreStudentsToClass as contract } from '../contract/class-members.ts';
import { noPlaceFor } from './add-to-class.ts';
import { lockMemberships } from './classes-queries.ts';
import { type Removals, selectRemovals, undoableSince, undoRemovals } from './membership-queries.ts';

type Code = ResponseOf<typeof contract>['students'][number]['code'];

const MESSAGES: Readonly<Record<Code, string>> = {
  restored: 'This student is in the class.',
  over: 'This can no longer be undone. The student can join with a new class code.',
  'class-full': 'The class is full now.',
  'enough-classes': 'This student cannot join another class.',
};

/**
 * Undoes removals by teachers of the class, for some days; a student who is back already stays. All of them at once: one
 * transaction for each student would keep a connection waiting for the class in each call.
 */
export async function restoreStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const since = undoableSince(now);
  const codes = await restore(db, { classId, studentIds, by: actor.userId, since }, now);
  return {
    students: studentIds.map((studentId, index) => {
      const code = codes.get(studentId) ?? 'over';
      return { index, field: 'studentId', ok: code === 'restored', code, message: MESSAGES[code] };
    }),
  };
}

/**
 * Puts students back, where there is room. Who they are is read before anything is locked: a call may name anybody, and must hold
 * up only those who were taken out of the class. @returns what became of each who is or was in the class.
 */
async function restore(db: Db, removals: Removals, now: Date): Promise<ReadonlyMap<number, Code>> {
  const codes = new Map<number, Code>();
  const studentIds: number[] = [];
  for (const { studentId, isMember, undoable } of await selectRemovals(db, removals)) {
    codes.set(studentId, isMember ? 'restored' : 'over');
    if (!isMember && undoable) studentIds.push(studentId);
  }
  if (studentIds.length === 0) return codes;
  const restored = await db
    .transaction()
    .execute((tx) => restoreRemoved(tx, { ...removals, studentIds }, now));
  return new Map([...codes, ...restored]);
}

/** Puts back who was taken out, as it is once they are locked. */
async function restoreRemoved(tx: Tx, removals: Removals, now: Date): Promise<ReadonlyMap<number, Code>> {
  const { classId, by } = removals;
  const locked = await lockMemberships(tx, removals);
  const codes = new Map<number, Code>();
  const back: number[] = [];
  for (const { studentId, isMember, undoable } of await selectRemovals(tx, removals)) {
    const noPlace = isMember ? null : noPlaceFor(locked, studentId, back.length);
    if (!isMember && !undoable) codes.set(studentId, 'over');
    else codes.set(studentId, noPlace?.full ?? 'restored');
    if (!isMember && undoable && !noPlace) back.push(studentId);
  }
  await undoRemovals(tx, { classId, studentIds: back });
  const act = { act: 'restore-student-to-class', by, detail: { classId } } as const;
  await recordActs(
    tx,
    back.map((about) => ({ ...act, about })),
    now,
  );
  return codes;
}
