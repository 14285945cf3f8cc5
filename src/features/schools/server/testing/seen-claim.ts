import type { Caller } from '#platform/endpoint/server/caller.ts';
import { confirmSchoolClaim, listSchoolClaims, type SeenClaim } from '../../contract/claims.ts';

/** What somebody who may confirm it is shown of the claim of a teacher; empty where they are shown none, as somebody who is logged out. */
export async function seenClaim(by: Pick<Caller, 'call'>, teacherId: number): Promise<SeenClaim> {
  const answer = await by.call(listSchoolClaims, { query: {} });
  const claims = answer.status === 200 ? answer.data.claims : [];
  const claim = claims.find((one) => one.teacherId === teacherId);
  const { name = '', street = null, city = '', state = null, zip = null, country = '' } = claim?.school ?? {};
  return {
    firstName: claim?.firstName ?? '',
    lastName: claim?.lastName ?? '',
    name,
    street,
    city,
    state,
    zip,
    country,
  };
}

/** Confirms what is shown. */
export const confirmShown = async (
  by: Pick<Caller, 'call'>,
  claim: { readonly teacherId: number; readonly schoolId: number },
) => by.call(confirmSchoolClaim, { body: { ...claim, seen: await seenClaim(by, claim.teacherId) } });
