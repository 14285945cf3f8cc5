import { recordAct } from '#platform/audit/server/record-act.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type restoreStudentsToClass as contract, UNDO_REMOVAL_MS } from '../contract/class-members.ts';
import { findRoom } from './add-to-class.ts';
import { type Removal, selectRemovals, undoRemoval } from './membership-queries.ts';

type Code = ResponseOf<typeof contract>['students'][number]['code'];

const MESSAGES: Readonly<Record<Code, string>> = {
  restored: 'This student is in the class.',
  over: 'This can no longer be undone. The student can join with a new class code.',
  'class-full': 'The class is full now.',
  'enough-classes': 'This student is in as many classes as can be.',
};

/** Undoes removals of the teacher who calls, for a short time; a student who is back already stays. */
export async function restoreStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, studentIds }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const removal = { classId, by: actor.userId, since: new Date(now.getTime() - UNDO_REMOVAL_MS) };
  const found = await selectRemovals(db, { ...removal, studentIds });
  const codes = new Map<number, Code>();
  // One after the other: each locks the class.
  for (const { studentId, isMember, undoable } of found) {
    if (isMember) codes.set(studentId, 'restored');
    // oxlint-disable-next-line no-await-in-loop -- see above
    else if (undoable) codes.set(studentId, await restore(db, { ...removal, studentId }, now));
  }
  return {
    students: studentIds.map((studentId, index) => {
      const code = codes.get(studentId) ?? 'over';
      return { index, field: 'studentId', ok: code === 'restored', code, message: MESSAGES[code] };
    }),
  };
}

/** Puts one student back, where there is room. */
const restore = (db: Services['db'], removal: Removal, now: Date): Promise<Code> =>
  db.transaction().execute(async (tx) => {
    const { studentId, classId, by } = removal;
    const room = await findRoom(tx, { studentId, classId, now });
    if (room === 'member') return 'restored';
    if (room !== 'free') return room.full;
    if (!(await undoRemoval(tx, removal))) return 'over';
    await recordAct(tx, { act: 'restore-student-to-class', by, about: studentId, detail: { classId } }, now);
    return 'restored';
  });
