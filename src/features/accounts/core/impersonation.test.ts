import { expect, it } from 'vitest';
import { impersonationEnd } from './impersonation.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

it.each([
  ['after an hour', '2026-03-02T20:00:00Z', '2026-03-02T13:00:00.000Z'],
  ['with the own session', '2026-03-02T12:10:00Z', '2026-03-02T12:10:00.000Z'],
])('ends %s', (_, ownEnd, expected) =>
  expect(impersonationEnd(NOW, new Date(ownEnd)).toISOString()).toBe(expected),
);
