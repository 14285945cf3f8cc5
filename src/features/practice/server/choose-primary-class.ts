import { isConfirmed } from '#features/classes/core/class-that-counts.ts';
import {
  choosePrimaryClass as chooseClass,
  selectClassesOfStudent,
} from '#features/classes/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { choosePrimaryClass as contract } from '../contract/endpoints.ts';
import type { PracticeServices } from './practice.ts';

/** Makes a class of an approved teacher the one that counts for a student who is in it. */
export async function choosePrimaryClass(
  { db }: Pick<PracticeServices, 'db'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId, classId } = body;
  const joined = await selectClassesOfStudent(db, studentId);
  const own = joined.find((one) => one.id === classId && one.teacherId === actor.userId && isConfirmed(one));
  if (!own) return notFound();
  return (await chooseClass(db, { studentId, classId, now })) ? { counts: true } : notFound();
}
