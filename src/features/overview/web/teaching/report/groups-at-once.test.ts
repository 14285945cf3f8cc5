import { expect, it } from 'vitest';
import { groupsAtOnce } from './groups-at-once.ts';

it.each([
  [{ onTelephone: true, before: 0, ofSkills: 4 }, 3],
  [{ onTelephone: true, before: 3, ofSkills: 4 }, 4],
  [{ onTelephone: true, before: 5, ofSkills: 0 }, 3],
  [{ onTelephone: false, before: 3, ofSkills: 4 }, 9],
])('of %o it shows %i', (groups, number) => expect(groupsAtOnce(groups)).toBe(number));
