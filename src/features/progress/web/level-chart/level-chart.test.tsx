import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { LevelPoint } from '../../core/level-point.ts';
import { pretestPoint } from '../testing/fixture-level-points.ts';
import { LevelChart } from './level-chart.tsx';

afterEach(cleanup);

const points: LevelPoint[] = [
  pretestPoint,
  {
    at: '2026-09-20T15:00:00Z',
    kind: 'practice',
    value: 4.4,
    low: 3.6,
    high: 5.2,
    uncertainty: 0.8,
    end: null,
    level: 4,
  },
  {
    at: '2026-09-27T15:00:00Z',
    kind: 'practice',
    value: 4.9,
    low: 4.3,
    high: 5.5,
    uncertainty: 0.6,
    end: null,
    level: 5,
  },
];
const chart = (shown: readonly LevelPoint[]) =>
  render(<LevelChart points={shown} zone="UTC" caption="Reading level of Ana over time" />);

it('says at a glance what it draws, to those who listen too', () => {
  chart(points);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Reading level of Ana over time, 3 dots: from 4.1 ± 1.1, shown level Four, on Sep 14, 2026, ' +
      'to 4.9 ± 0.6, shown level Five, on Sep 27, 2026. All of them are in the table below.',
  );
  expect(screen.getByText('After the quiz of Sep 27, 2026:').parentElement?.textContent).toBe(
    'After the quiz of Sep 27, 2026: 4.9, shown level Five',
  );
});

it('says levels to a student without figures, in the readout, the label and the table', () => {
  const { container } = render(
    <LevelChart points={points} zone="UTC" caption="Your reading level over time" plain />,
  );
  expect(screen.getByText('After the quiz of Sep 27, 2026:').parentElement?.textContent).toBe(
    'After the quiz of Sep 27, 2026: Level Five',
  );
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('to Level Five on Sep 27, 2026.');
  expect(container.innerHTML).not.toMatch(/\d\.\d ±|>4\.9</);
  expect(screen.queryByText('Reading level')).toBeNull();
});

it('shrinks as a whole where paper is narrower than the screen', () => {
  chart(points);
  const drawing = screen.getByRole('img');
  const size = ['width', 'height'].map((side) => drawing.getAttribute(side));
  expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${size.join(' ')}`);
});

it('describes the point next to the pointer, and the latest again when it leaves', () => {
  chart(points);
  const drawing = screen.getByRole('img').parentElement!;
  fireEvent.pointerMove(drawing, { clientX: 5 });
  expect(screen.getByText('After the pretest of Sep 14, 2026:')).toBeTruthy();
  fireEvent.pointerLeave(drawing);
  expect(screen.getByText('After the quiz of Sep 27, 2026:')).toBeTruthy();
});

it('is a table for those who would rather read, newest first', async () => {
  chart(points);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Sep 27, 20264.9 ± 0.6Five, up from Four',
    'Sep 20, 20264.4 ± 0.8Four',
    'Sep 14, 2026, pretest4.1 ± 1.1Four',
  ]);
});

it('draws a pretest without a quiz, and explains only what is there', () => {
  chart(points.slice(0, 1));
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('4.1 ± 1.1');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reading level after the pretest',
    'Where it probably lies',
    'Shown level',
  ]);
});
