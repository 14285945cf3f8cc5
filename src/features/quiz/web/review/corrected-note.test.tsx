import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CorrectedNote, correctionDay } from './corrected-note.tsx';

afterEach(cleanup);

it.each([
  ['2026-11-21T12:00:00.000Z', '2026-12-01T12:00:00.000Z', 'Nov 21'],
  ['2026-11-21T12:00:00.000Z', '2027-02-01T12:00:00.000Z', 'Nov 21, 2026'],
  // Late in the evening in New York; by the clock of the class it is still the old year.
  ['2026-11-21T02:00:00.000Z', '2027-01-01T03:00:00.000Z', 'Nov 20'],
])('names the day %s, seen on %s', (moment, now, day) =>
  expect(correctionDay(moment, new Date(now), 'America/New_York')).toBe(day),
);

it('says nothing of a key that is as it was', () => {
  const { container } = render(<CorrectedNote keyCorrectedAt={null} zone="America/New_York" />);
  expect(container.textContent).toBe('');
});
