import { GDPR_COUNTRIES } from '#features/schools/core/countries.ts';
import {
  accountReady,
  chooseRole,
  login,
  parentAccount,
  quizPage,
  studentAccount,
  studentHome,
  teacherAccount,
} from '#platform/screens/core/addresses.ts';
import type { TaggedPerson } from '../analytics-tags.ts';
import { AUDIENCES } from '../audience.ts';
import { CONSENTS } from '../consent.ts';
import type { TrackingConfiguration } from '../read-tracking.ts';
import type { Occasion } from '../tracking-calls.ts';
import { AGES, type TrackedFacts } from '../who-is-tracked.ts';

const BOOLEANS = [false, true] as const;
/** The 28, two of the others, one that is none, and one that is not known. */
const COUNTRIES = [...GDPR_COUNTRIES, 'US', 'BR', 'XX', null];
/** None, and every combination of what may be set up. */
export const CONFIGURATIONS: readonly (TrackingConfiguration | null)[] = [
  null,
  ...BOOLEANS.flatMap((pixel) =>
    BOOLEANS.flatMap((conversion) =>
      BOOLEANS.flatMap((analytics) =>
        BOOLEANS.map((tracksVisitors) => ({
          pixelId: pixel ? '1234567890' : null,
          conversionId: conversion ? 'AW-123456789/AbC' : null,
          analyticsId: analytics ? 'G-ABC123DEF4' : null,
          tracksVisitors,
        })),
      ),
    ),
  ),
];
const PATHS = [
  login.path,
  studentAccount.path,
  '/welcome/demo',
  chooseRole.path,
  teacherAccount.path,
  parentAccount.path,
  accountReady.path,
  studentHome.path,
  quizPage.path,
  null,
];
/** Every kind of page, and what else is told of. */
export const OCCASIONS: readonly Occasion[] = [
  ...PATHS.map((path) => ({ kind: 'page', path }) as const),
  { kind: 'signed-up' },
  { kind: 'purchased' },
];
export const TAGGED = {
  isSubscribed: true,
  variant: { test: 'pricing', variant: 'b' },
  ref: 'meta',
} as const;

export type Person = TrackedFacts & TaggedPerson;

/** A person for each combination of what decides. */
export function* everybody(): Generator<Person> {
  for (const audience of AUDIENCES)
    for (const age of AGES)
      for (const inBelowThirteenClass of BOOLEANS)
        for (const isImpersonated of BOOLEANS)
          for (const country of COUNTRIES)
            for (const consent of CONSENTS)
              yield { audience, age, inBelowThirteenClass, isImpersonated, country, consent, ...TAGGED };
}
