import { expect, it } from 'vitest';
import { joinedLeads } from './whose-level.ts';

const NEW = { placed: false, begun: false };
const BEGUN = { placed: false, begun: true };
const PLACED = { placed: true, begun: false };
const AGAIN = { placed: true, begun: true };

it.each([
  ['both are placed', PLACED, PLACED, false],
  ['the kept one takes the pretest again', AGAIN, PLACED, false],
  ['only the kept one is placed', PLACED, BEGUN, false],
  ['only the joined one is placed', BEGUN, PLACED, true],
  ['the joined one takes the pretest again', NEW, AGAIN, true],
  ['only the joined one has begun', NEW, BEGUN, true],
  ['both have begun', BEGUN, BEGUN, false],
  ['only the kept one has begun', BEGUN, NEW, false],
  ['nobody has begun', NEW, NEW, false],
])('%s', (_, kept, joined, leads) => {
  expect(joinedLeads(kept, joined)).toBe(leads);
});
