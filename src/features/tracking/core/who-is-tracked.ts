import type { Audience } from './audience.ts';
import { type Consent, isConsented } from './consent.ts';
import type { TrackingConfiguration } from './read-tracking.ts';

/**
 * What is known of an age. A teacher whom an administrator has approved and a parent whom a teacher has confirmed are not under 13; of others who
 * call themselves so nothing is known, because a child can register as either, and of a visitor nothing is.
 */
export const AGES = ['under-13', 'not-under-13', 'unknown'] as const;

export interface TrackedFacts {
  readonly audience: Audience;
  readonly age: (typeof AGES)[number];
  /** In a class of students below 13, whatever the age. */
  readonly inBelowThirteenClass: boolean;
  /** An administrator acts as this person. */
  readonly isImpersonated: boolean;
  /** As the session or the network has it; null where it is not known. */
  readonly country: string | null;
  readonly consent: Consent;
}

/** Why nobody else is told anything of a person. */
export const REASONS_FOR_SILENCE = [
  'not-configured',
  'under-13',
  'below-13-class',
  'impersonated',
  'unknown-age',
  'staff',
  'no-consent',
] as const;
export type Silence = (typeof REASONS_FOR_SILENCE)[number];

const RULES: readonly (readonly [
  why: Silence,
  holds: (facts: TrackedFacts, tracking: TrackingConfiguration) => boolean,
])[] = [
  ['under-13', ({ age }) => age === 'under-13'],
  ['below-13-class', ({ inBelowThirteenClass }) => inBelowThirteenClass],
  ['impersonated', ({ isImpersonated }) => isImpersonated],
  ['unknown-age', (facts, tracking) => mayBeChild(facts, tracking)],
  // The operator's own people at work.
  ['staff', ({ audience }) => audience === 'admin'],
  ['no-consent', ({ country, consent }) => !isConsented(country, consent)],
];

/**
 * Why nothing is told to third parties of a person, whatever is configured for whatever else; null where something may be.
 * @param tracking null where the operator has configured nothing
 */
export function silenceFor(facts: TrackedFacts, tracking: TrackingConfiguration | null): Silence | null {
  if (tracking === null) return 'not-configured';
  return RULES.find(([, holds]) => holds(facts, tracking))?.[0] ?? null;
}

/** Without an age a student is a child, and so are all others, but where the operator says that the pages of signing up are for adults. */
const mayBeChild = ({ audience, age }: TrackedFacts, { tracksVisitors }: TrackingConfiguration): boolean =>
  age === 'unknown' && (audience === 'student' || !tracksVisitors);
