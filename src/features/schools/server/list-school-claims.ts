import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listSchoolClaims as contract } from '../contract/claims.ts';
import { MOST_CLAIMS } from '../core/school-limits.ts';
import { countWaitingClaims, selectWaitingClaims } from './claims-queries.ts';
import { toSchool } from './schools-queries.ts';

/** Who waits to be confirmed at a school, for those who can confirm them. */
export async function listSchoolClaims(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: viewerId, role }, query: { page } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const viewer = { viewerId, all: role === 'admin' };
  const [rows, total] = await Promise.all([
    selectWaitingClaims(db, { ...viewer, most: MOST_CLAIMS, offset: page * MOST_CLAIMS }),
    countWaitingClaims(db, viewer),
  ]);
  return {
    total,
    claims: rows.map(({ teacher_id: teacherId, claimed_at, username, first_name, last_name, ...row }) => ({
      teacherId,
      username: role === 'admin' ? username : null,
      firstName: first_name,
      lastName: last_name,
      school: toSchool(row),
      claimedAt: claimed_at.toISOString(),
    })),
  };
}
