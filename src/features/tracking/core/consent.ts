import { alpha2Of, GDPR_COUNTRIES } from '#features/schools/core/countries.ts';

/** What a person answered when asked whether third parties may be told of their visits; null before they answered. */
export const CONSENTS = ['given', 'refused', null] as const;
export type Consent = (typeof CONSENTS)[number];

/** Where the same law holds beside the 28: parts of the European Union with codes of their own, and the other countries of its market. */
const SAME_LAW = ['AX', 'GF', 'GP', 'IS', 'LI', 'MF', 'MQ', 'NO', 'RE', 'YT'];

const ASKING: ReadonlySet<string> = new Set([...GDPR_COUNTRIES, ...SAME_LAW]);

/**
 * Whether nobody else is told anything in this country before the person agrees: in the 28 countries of the GDPR (spec section 3), and where
 * the country is not known or is none.
 * @param country two or three letters, or its English name; null where nothing is known.
 */
export function asksForConsent(country: string | null): boolean {
  const known = country === null ? null : alpha2Of(country);
  return known === null || ASKING.has(known);
}

/** Whether a person has agreed, or lives where nobody has to be asked. A refusal holds in every country. */
export function isConsented(country: string | null, consent: Consent): boolean {
  if (consent === 'refused') return false;
  return consent === 'given' || !asksForConsent(country);
}
