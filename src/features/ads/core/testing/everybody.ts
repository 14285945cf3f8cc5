import { AUDIENCES } from '#features/tracking/core/audience.ts';
import { CONSENTS } from '#features/tracking/core/consent.ts';
import type { AdFacts } from '../who-sees-ads.ts';

/** Of the refused countries of the sample, of the 28, of neither, and not known. */
const COUNTRIES = ['FR', 'DE', 'US', null] as const;
/** None, one of no district, of the sample's district, of a school of it, and one that only ends like it. */
const DOMAINS = [
  null,
  'home.example',
  'district.example',
  'School.District.example',
  'mydistrict.example',
] as const;

/** How many people `everybody` makes. */
export const EVERYBODY = 5 * 2 ** 8 * 5 * 4 * 3;

/** A person for each combination of what decides about ads. */
export function* everybody(): Generator<AdFacts> {
  for (const audience of AUDIENCES)
    for (const emailDomain of DOMAINS)
      for (const country of COUNTRIES)
        for (const consent of CONSENTS)
          for (const facts of flags()) yield { audience, emailDomain, country, consent, ...facts };
}

function* flags(): Generator<Omit<AdFacts, 'audience' | 'emailDomain' | 'country' | 'consent'>> {
  for (let bits = 0; bits < 2 ** 8; bits += 1) {
    const is = (bit: number) => ((bits >> bit) & 1) === 1;
    yield {
      isUnderThirteen: is(0),
      inBelowThirteenClass: is(1),
      isImpersonated: is(2),
      isFlagged: is(3),
      isSocial: is(4),
      isSubscribed: is(5),
      hasSetting: is(6),
      hasClassWithoutAds: is(7),
    };
  }
}
