import { violates } from '#platform/db/server/constraint.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { chooseSchool as contract } from '../contract/own-school.ts';
import { leavingSchool } from './leaving-school.ts';
import { deleteClaim, isSchoolFor, selectSchoolOf, upsertClaim } from './schools-queries.ts';

/** A teacher says at which school they teach, or at none. It is only what they say until somebody confirms it. */
export async function chooseSchool(
  { db }: Pick<Services, 'db'>,
  { params: { id: schoolId, teacherId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const leaving = (work: (tx: Tx) => Promise<void>) =>
    db.transaction().execute((tx) => leavingSchool(tx, teacherId, () => work(tx)));
  if (schoolId === 0) {
    await leaving((tx) => deleteClaim(tx, teacherId));
    return { schoolId: 0, confirmed: false };
  }
  if (!(await isSchoolFor(db, { schoolId, viewerId: teacherId }))) return notFound();
  try {
    await leaving((tx) => upsertClaim(tx, { teacherId, schoolId, now }));
  } catch (error) {
    // A list was imported meanwhile, and the school is another one now.
    if (violates(error, 'school_teachers_school_fkey')) return notFound();
    throw error;
  }
  const own = await selectSchoolOf(db, teacherId);
  return { schoolId: own?.id ?? 0, confirmed: own !== undefined && own.confirmed_at !== null };
}
