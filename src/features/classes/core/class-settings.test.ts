import { expect, it } from 'vitest';
import { narrowsLevels } from './class-settings.ts';

it.each([
  [undefined, false],
  [{}, false],
  [{ lowestLevel: 1, highestLevel: 12 }, false],
  [{ lowestLevel: 2 }, true],
  [{ highestLevel: 11 }, true],
  [{ lowestLevel: 12, highestLevel: 12 }, true],
])('the settings %j leave levels out: %s', (settings, narrows) =>
  expect(narrowsLevels(settings)).toBe(narrows),
);
