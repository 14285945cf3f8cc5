import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { choosePrimaryClass as contract } from '../contract/primary-class.ts';
import { teachesClass } from '../core/teacher-rights.ts';
import { choosePrimaryClass as chooseClass } from './classes-queries.ts';

/** Makes a class of an approved teacher the one that counts for a student who is in it, and records who asked for it. */
export async function choosePrimaryClass(
  { db }: Pick<Services, 'db'>,
  { actor, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { studentId, classId } = body;
  const chosen = object?.classes.find(({ id }) => id === classId);
  if (!chosen || !teachesClass(actor.userId, chosen)) return notFound();
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    if (!(await chooseClass(tx, { studentId, classId, now }))) return notFound();
    const act = { act: 'choose-primary-class', by: actor.userId, about: studentId, detail: { classId } };
    await recordAct(tx, act, now);
    return { counts: true };
  });
}
