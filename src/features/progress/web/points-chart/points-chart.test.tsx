import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PointsChart } from './points-chart.tsx';

afterEach(cleanup);

const days = [
  { day: '2026-09-14', points: 10, total: 10 },
  { day: '2026-09-20', points: 1200, total: 1210 },
];

it('says at a glance what it draws, to those who listen too', () => {
  render(<PointsChart days={days} caption="Your points over time" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Your points over time, 2 days: from 10 on Sep 14, 2026 to 1,210 on Sep 20, 2026. All of them are in the table below.',
  );
});

it('says one day in one sentence', () => {
  render(<PointsChart days={days.slice(0, 1)} caption="Your points over time" />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Your points over time: 10 on Sep 14, 2026.',
  );
});

it('is a table for those who would rather read, newest first', async () => {
  render(<PointsChart days={days} caption="Your points over time" />);
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Sep 20, 20261,2001,210', 'Sep 14, 20261010']);
});
