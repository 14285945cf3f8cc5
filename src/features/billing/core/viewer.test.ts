import { expect, it } from 'vitest';
import { viewerOf } from './viewer.ts';

it.each([
  [null, null, 'visitor'],
  ['student', null, 'other'],
  ['admin', null, 'other'],
  ['teacher', null, 'buyer'],
  ['teacher', 'canceled', 'buyer'],
  ['teacher', 'incomplete_expired', 'buyer'],
  ['teacher', 'active', 'subscriber'],
  ['teacher', 'past_due', 'subscriber'],
  // A second plan would be paid for beside a first payment that may still come.
  ['teacher', 'incomplete', 'unfinished'],
] as const)('%s with a subscription that is %s is a %s', (role, status, viewer) =>
  expect(viewerOf(role, status)).toBe(viewer),
);
