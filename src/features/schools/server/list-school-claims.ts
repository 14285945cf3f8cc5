import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { listSchoolClaims as contract } from '../contract/claims.ts';
import { MOST_CLAIMS } from '../core/school-limits.ts';
import { selectWaitingClaims } from './claims-queries.ts';
import { toSchool } from './schools-queries.ts';

/** Who waits to be confirmed at a school, for those who can confirm them. */
export async function listSchoolClaims(
  { db }: Pick<Services, 'db'>,
  { actor: { userId: viewerId, role } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectWaitingClaims(db, { viewerId, all: role === 'admin', most: MOST_CLAIMS });
  return {
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
