import type { Db, Tx } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { MAX_CLASSES_OF_STUDENT, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { countStudents, type LockedMemberships, lockMemberships } from './classes-queries.ts';
import { upsertMemberships } from './membership-queries.ts';
import { type CodeUse, countJoinFromNetwork, refuseWhileBusy } from './refuse-while-busy.ts';

export interface Joining {
  readonly studentId: number;
  readonly classId: number;
  readonly now: Date;
}

/** Refuses when a class is full, before work is spent on a new student; whether it still has room then, the join decides. */
export const refuseWhenFull = async (db: Db, classId: number): Promise<Refusal<'class-full'> | null> =>
  (await countStudents(db, classId)) >= MAX_STUDENTS_OF_CLASS ? refuse('class-full') : null;

type NoRoom = Refusal<'class-full' | 'enough-classes'>;
type NoStudent = Refusal<'parent-account'>;

/** Puts a student into a class for its teacher, while both have room. One who is in it already stays, however full it is. */
export async function addToClass(tx: Tx, joining: Joining): Promise<NoRoom | NoStudent | null> {
  const room = await findRoom(tx, joining);
  if (room === 'stays') return null;
  if (room === 'parent') return refuse('parent-account');
  if (room !== 'free') return refuse(room.full);
  await upsertMemberships(tx, membershipOf(joining));
  return null;
}

const membershipOf = ({ studentId, classId, now }: Joining) => ({ studentIds: [studentId], classId, now });

/** The same by the class code, which lets in only so many students within ten minutes. */
export async function joinByCode(
  tx: Tx,
  joining: Joining & CodeUse,
): Promise<NoRoom | NoStudent | Refusal<'class-busy'> | null> {
  const room = await findRoom(tx, joining);
  if (room === 'stays') return null;
  if (room === 'parent') return refuse('parent-account');
  if (room !== 'free') return refuse(room.full, room.mayLeave ? { detail: LEAVE_ONE } : {});
  // The class is locked, so that no other join is counted meanwhile.
  const busy = await refuseWhileBusy(tx, joining, joining.now);
  if (busy) return busy;
  await countJoinFromNetwork(tx, joining, joining.now);
  await upsertMemberships(tx, { ...membershipOf(joining), joinedByCodeAt: joining.now });
  return null;
}

/** Who is in as many classes as can be of teachers who are not approved may leave one. */
const LEAVE_ONE = `You are in ${MAX_CLASSES_OF_STUDENT} classes like this one already. Go to “My teachers” and leave one that you do not need. Then you can join.`;

/** What is full, and whether the student can make room by leaving a class. */
export interface NoPlace {
  readonly full: NoRoom['code'];
  readonly mayLeave: boolean;
}

/**
 * Whether the class and the student have room for each other, or all stays as it is: the student is in the class already, or their account
 * was joined to another one, which is in the classes of both. A parent comes into no class.
 */
export async function findRoom(
  tx: Tx,
  { studentId, classId }: Joining,
): Promise<NoPlace | 'free' | 'stays' | 'parent'> {
  const locked = await lockMemberships(tx, { classId, studentIds: [studentId] });
  if (locked.parents.has(studentId)) return 'parent';
  if (locked.members.has(studentId) || locked.joined.has(studentId)) return 'stays';
  return noPlaceFor(locked, studentId) ?? 'free';
}

/**
 * What is full for a student who is not in the class; null where there is room.
 * @param more students who are let in by the same call before.
 */
export function noPlaceFor(
  { students, classesOf, confirmed }: LockedMemberships,
  studentId: number,
  more = 0,
): NoPlace | null {
  if (students + more >= MAX_STUDENTS_OF_CLASS) return { full: 'class-full', mayLeave: false };
  if ((classesOf.get(studentId) ?? 0) >= MAX_CLASSES_OF_STUDENT)
    return { full: 'enough-classes', mayLeave: !confirmed };
  return null;
}
