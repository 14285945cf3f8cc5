import type { Tx } from '#platform/db/server/database.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { MOST_CLASSES_OF_STUDENT, MOST_STUDENTS_OF_CLASS } from '../core/class-limits.ts';
import { lockMembership, upsertMembership } from './classes-queries.ts';
import { type CodeUse, countJoinFromNetwork, refuseWhileBusy } from './refuse-while-busy.ts';

export interface Joining {
  readonly studentId: number;
  readonly classId: number;
  readonly now: Date;
}

type NoRoom = Refusal<'class-full' | 'enough-classes'>;

/** Puts a student into a class for its teacher, while both have room. One who is in it already stays, however full it is. */
export async function addToClass(tx: Tx, joining: Joining): Promise<NoRoom | null> {
  const room = await findRoom(tx, joining);
  if (room !== 'free') return room;
  await upsertMembership(tx, joining);
  return null;
}

/** The same by the class code, which lets in only so many students within ten minutes. */
export async function joinByCode(
  tx: Tx,
  joining: Joining & CodeUse,
): Promise<NoRoom | Refusal<'class-busy'> | null> {
  const room = await findRoom(tx, joining);
  if (room !== 'free') return room;
  // The class is locked, so that no other join is counted meanwhile.
  const busy = await refuseWhileBusy(tx, joining, joining.now);
  if (busy) return busy;
  await countJoinFromNetwork(tx, joining, joining.now);
  await upsertMembership(tx, { ...joining, joinedByCodeAt: joining.now });
  return null;
}

/** Whether the class and the student have room for each other; null when the student is in the class already. */
async function findRoom(tx: Tx, { studentId, classId }: Joining): Promise<NoRoom | 'free' | null> {
  const { isMember, students, classes } = await lockMembership(tx, studentId, classId);
  if (isMember) return null;
  if (students >= MOST_STUDENTS_OF_CLASS) return refuse('class-full');
  if (classes >= MOST_CLASSES_OF_STUDENT) return refuse('enough-classes');
  return 'free';
}
