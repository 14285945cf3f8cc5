import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CorrectedNote, correctionDay } from './corrected-note.tsx';

afterEach(cleanup);

it.each([
  ['2026-11-21T12:00:00.000Z', '2026-12-01T12:00:00.000Z', 'Nov 21'],
  ['2026-11-21T12:00:00.000Z', '2027-02-01T12:00:00.000Z', 'Nov 21, 2026'],
])('names the day %s, seen on %s', (moment, now, day) =>
  expect(correctionDay(moment, new Date(now))).toBe(day),
);

it('says nothing of a key that is as it was', () => {
  const { container } = render(<CorrectedNote keyCorrectedAt={null} />);
  expect(container.textContent).toBe('');
});
