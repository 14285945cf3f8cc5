import { lockSignIns, selectAccount } from '#features/accounts/server/public.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { networkLimits } from '#platform/limits/core/network-of.ts';
import { secondsLeft, windowOf } from '#platform/limits/server/limit-window.ts';
import { countMany } from '#platform/limits/server/limits-queries.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { nameSchool as contract } from '../contract/own-school.ts';
import { MOST_NAMED } from '../core/school-limits.ts';
import { placeKeyOf, schoolWords } from '../core/school-words.ts';
import { stateCodeOf, stateNameOf } from '../core/us-states.ts';
import { leavingSchool } from './leaving-school.ts';
import { countSchoolsMadeBy, insertSchool, keepTyped, lockSchoolAt, upsertClaim } from './schools-queries.ts';

/**
 * New schools that are named from one address: a district may stand behind it, and its teachers name few that are on no list. Those of approved
 * teachers are counted apart: whoever makes accounts to use up the others shuts none of them out.
 */
const FROM_ADDRESS: RateLimit = { calls: 30, seconds: 24 * 3600 };

/** A teacher names the school that they teach at, because it is on no list. One that is there already is not made again, and how each of them typed it is kept. */
export async function nameSchool(
  { db, counters }: Pick<Services, 'db' | 'counters'>,
  { actor: { userId: teacherId }, body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const place = placeIn(body);
  const placeKey = placeKeyOf(place);
  return unlessRefused(db, async (tx) => {
    const known = await lockSchoolAt(tx, placeKey);
    if (known === undefined) {
      // Of names at one moment each is counted.
      await lockSignIns(tx, [teacherId]);
      const isApproved = (await selectAccount(tx, teacherId))?.keys_approved_at != null;
      const whose = isApproved ? 'by approved teachers ' : '';
      if ((await countSchoolsMadeBy(tx, teacherId)) >= MOST_NAMED) return refuse('too-many-schools');
      for (const { network, limit } of networkLimits(address, FROM_ADDRESS)) {
        const window = windowOf(`schools named ${whose}from ${network}`, limit, now);
        if (await countMany(tx, window, { many: 1, most: limit.calls })) continue;
        counters.refusedByLimit('schools named');
        return refuse('too-many-requests', { retryAfter: secondsLeft(limit, now) });
      }
    }
    const words = schoolWords(place, stateNameOf(place.country, place.state));
    const schoolId = known ?? (await insertSchool(tx, { ...place, placeKey, words, madeBy: teacherId, now }));
    await leavingSchool(tx, teacherId, () => upsertClaim(tx, { teacherId, schoolId, now }));
    await keepTyped(tx, teacherId, place);
    return { schoolId, confirmed: false };
  });
}

type Named = Call<typeof contract>['body'];

const placeIn = ({ name, city, state = '', countryCode: country, zip = '', street = '' }: Named) => ({
  name,
  city,
  state: state === '' ? null : ((country === 'US' ? stateCodeOf(state) : undefined) ?? state),
  country,
  zip: zip === '' ? null : zip,
  street: street === '' ? null : street,
});
