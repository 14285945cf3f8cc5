import { expect, it } from 'vitest';
import { weeksInARow } from './weeks-in-a-row.ts';

const NOW = 20_737;
const ago = (...weeks: number[]) => weeks.map((week) => NOW - 7 * week);

it.each([
  ['none', [], 0],
  ['this week alone', ago(0), 1],
  ['the last week: this one still runs', ago(1), 1],
  ['three with this one', ago(0, 1, 2), 3],
  ['three up to the last one', ago(1, 2, 3), 3],
  ['only those after a gap', ago(0, 1, 3, 4), 2],
  ['nothing once a week was missed', ago(2, 3, 4), 0],
])('%s', (_, reached, weeks) => expect(weeksInARow(reached, NOW)).toBe(weeks));
