import { expect, it } from 'vitest';
import { teaserOf } from './teaser.ts';

it('is the first sentence of a passage', () =>
  expect(teaserOf(['Your cat Tibb sat at our door. It rained.', 'More.'])).toBe(
    'Your cat Tibb sat at our door.',
  ));

it('begins after the date and the salutation of a letter', () =>
  expect(
    teaserOf(['June 10', 'Dear Miss Lund,', 'Your cat Tibb sat at our door in the rain. So Dad cut a hole.']),
  ).toBe('Your cat Tibb sat at our door in the rain.'));

it.each([
  'May 4: ',
  'April 8, 1907: ',
  '2 September: ',
  'Day 1: ',
  'Sunday: ',
  '20:00: ',
  'To whoever plays here on Thursdays: ',
  'Dear Osterhout Family, ',
  'March 4: Dear Osterhout Family, ',
])('begins after “%s” in front of the first sentence', (front) =>
  expect(teaserOf([`${front}The moon is as thin as a cut nail. I drew it.`])).toBe(
    'The moon is as thin as a cut nail.',
  ),
);

it('keeps a beginning that only looks like one', () =>
  expect(teaserOf(['To count wolves you need only courage. Or a camera.'])).toBe(
    'To count wolves you need only courage.',
  ));

it('goes on after a sentence that says too little alone', () =>
  expect(teaserOf(['It rained.', 'Your cat Tibb sat at our door. So Dad cut a hole.'])).toBe(
    'It rained. Your cat Tibb sat at our door.',
  ));

it('keeps the lines of verse apart', () =>
  expect(teaserOf(['The river turned\nwhere nobody was.\nIt slept.'])).toBe(
    'The river turned / where nobody was.',
  ));

it.each(['St. Louis', 'Mr. Ruiz', 'J. Baptiste'])('does not end inside %s', (name) =>
  expect(teaserOf([`The last boat of the year came down to ${name} in the fog. Nobody waved.`])).toBe(
    `The last boat of the year came down to ${name} in the fog.`,
  ),
);

it('ends a long sentence after a whole word', () => {
  const teaser = teaserOf([`The river turned ${'and turned, '.repeat(30)}until it stopped.`]);
  expect(teaser).toMatch(/^The river turned and .*(and|turned)…$/);
  expect(teaser.length).toBeLessThanOrEqual(111);
});

it('has nothing to say of nothing', () => expect(teaserOf([])).toBe(''));
