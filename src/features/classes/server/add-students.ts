import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { addStudentsToClass as contract } from '../contract/class-members.ts';
import { type AddingStudents, selectAddable } from './add-students-queries.ts';
import { noPlaceFor } from './add-to-class.ts';
import { lockMemberships } from './classes-queries.ts';
import { upsertMemberships } from './membership-queries.ts';
import { bringSupports } from './student-supports-queries.ts';

type Code = ResponseOf<typeof contract>['students'][number]['code'];

const MESSAGES: Readonly<Record<Code, string>> = {
  added: 'This student is in the class.',
  'already-there': 'This student was in the class already.',
  'not-found': 'You cannot put this student into the class. The student can join with the class code.',
  'class-full': 'The class is full now.',
  'enough-classes': 'This student cannot join another class.',
};

/** Puts students of other classes of the teacher into a class, where there is room; doing it again changes nothing. */
export async function addStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const codes = await db
    .transaction()
    .execute((tx) => addAll(tx, { classId, studentIds, by: actor.userId }, now));
  return {
    students: studentIds.map((studentId, index) => {
      const code = codes.get(studentId) ?? 'not-found';
      const ok = code === 'added' || code === 'already-there';
      return { index, field: 'studentId', ok, code, message: MESSAGES[code] };
    }),
  };
}

/** Who they may be is read before anything is locked: a call may name anybody, and must hold up only students of its caller. */
async function addAll(tx: Tx, adding: AddingStudents, now: Date): Promise<ReadonlyMap<number, Code>> {
  const { classId, by } = adding;
  const studentIds = [...(await selectAddable(tx, adding))];
  const codes = new Map<number, Code>();
  if (studentIds.length === 0) return codes;
  const locked = await lockMemberships(tx, { classId, studentIds });
  const added: number[] = [];
  for (const studentId of await selectAddable(tx, { ...adding, studentIds })) {
    const isThere = locked.members.has(studentId);
    const noPlace = isThere ? null : noPlaceFor(locked, studentId, added.length);
    codes.set(studentId, isThere ? 'already-there' : (noPlace?.full ?? 'added'));
    if (!isThere && !noPlace) added.push(studentId);
  }
  await upsertMemberships(tx, { studentIds: added, classId, now, by });
  await bringSupports(tx, { classId, studentIds: added });
  const act = { act: 'add-student-to-class', by, detail: { classId } } as const;
  await recordActs(
    tx,
    added.map((about) => ({ ...act, about })),
    now,
  );
  return codes;
}
