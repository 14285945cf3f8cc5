import { expect, it } from 'vitest';
import { levelMeaning } from './level-meaning.ts';

it.each([
  [{ value: 4.6, uncertainty: 0.5, level: 5 }, 'level Five', 'probably between 4.1 and 5.1'],
  [{ value: 1.2, uncertainty: 0.9, level: 1 }, 'level One', 'probably between 1.0 and 2.1'],
  [{ value: 12, uncertainty: 0.01, level: 12 }, 'level Twelve', 'probably about 12.0'],
])('says what %j means', (level, ...parts) => {
  for (const part of parts) expect(levelMeaning({ ...level, measure: 800 })).toContain(part);
});
