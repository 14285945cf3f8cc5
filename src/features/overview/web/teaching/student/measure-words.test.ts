import { expect, it } from 'vitest';
import type { ReadingPoint } from '../../../contract/views.ts';
import { drawnInWords, measuresSentence } from './measure-words.ts';

const point = (measure: number, facts: Partial<ReadingPoint> = {}): ReadingPoint => ({
  at: '2026-10-05T15:00:00Z',
  attemptId: 1,
  versionId: 7,
  title: 'The Kite',
  measure,
  readerMeasure: 560,
  passed: true,
  tooFast: false,
  ...facts,
});
const fast = point(600, { passed: false, tooFast: true });

it.each([
  ['1 passage of 480, 1 passed. Ana’s own measure after it: 560.', [point(480)]],
  [
    '2 passages from 480 to 720, 1 passed. Ana’s own measure: 560 after the first, 640 after the last.',
    [point(480), point(720, { passed: false, readerMeasure: 640 })],
  ],
  [
    '1 passage of 480, 1 passed. 1 more was too fast to count. Ana’s own measure: 560 after the first, 560 after the last.',
    [point(480), fast],
  ],
  ['Every passage in these days was too fast to count.', [fast, fast]],
  ['1 passage of 480, 0 passed.', [point(480, { passed: false, readerMeasure: null })]],
])('says what was read: %s', (words, points) => expect(measuresSentence(points, 'Ana')).toBe(words));

it('says at a glance what it draws', () => {
  expect(drawnInWords([point(480)], 'Ana', 'UTC')).toBe(
    'Reading measure of the passages of Ana, Oct 5, 2026. 1 passage of 480, 1 passed. Ana’s own measure after it: 560. All of them are in the table below.',
  );
});
