import { expect, it } from 'vitest';
import { narrowsFurther, narrowsLevels, turnsAdsOff } from './class-settings.ts';

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

it.each([
  [{ lowestLevel: 3 }, undefined, true],
  [undefined, { lowestLevel: 3, highestLevel: 8 }, false],
  [{ lowestLevel: 3, highestLevel: 8 }, { lowestLevel: 3, highestLevel: 8 }, false],
  [{ lowestLevel: 2, highestLevel: 9 }, { lowestLevel: 3, highestLevel: 8 }, false],
  [{ lowestLevel: 1, highestLevel: 12 }, { lowestLevel: 3, highestLevel: 8 }, false],
  [{ highestLevel: 9 }, { lowestLevel: 3, highestLevel: 8 }, false],
  [{ lowestLevel: 2, highestLevel: 7 }, { lowestLevel: 3, highestLevel: 8 }, true],
  [{ lowestLevel: 4 }, { lowestLevel: 3, highestLevel: 8 }, true],
])('the settings %j leave out more levels than %j: %s', (sent, stored, narrows) =>
  expect(narrowsFurther(sent, stored)).toBe(narrows),
);

it.each([
  [{ adsDisabled: true }, {}, true],
  [{ adsDisabled: true }, { adsDisabled: true }, false],
  [{ adsDisabled: false }, {}, false],
  [{}, {}, false],
])('the settings %j turn ads off that are on with %j: %s', (sent, stored, turns) =>
  expect(turnsAdsOff(sent, stored)).toBe(turns),
);
