import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pretestPoint } from '#features/progress/web/testing/fixture-level-points.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { FinishedPretest } from '../../../contract/pretests.ts';
import { pretestCsv } from './pretests-csv.ts';
import { Pretest } from './student-pretests-page.tsx';

afterEach(cleanup);

const PRETEST: FinishedPretest = {
  pretest: 1,
  found: pretestPoint,
  passages: [
    {
      attemptId: 7,
      title: 'Why Mud?',
      passageLevel: 5,
      // The evening before in New York.
      finishedAt: '2026-09-15T01:00:00.000Z',
      right: 2,
      total: 3,
      fastAnswers: 1,
    },
  ],
};
const zone = 'America/New_York';
const show = (pretest: FinishedPretest) =>
  renderScreen(<Pretest pretest={pretest} name="Ana Lopez" zone={zone} />);

it('says what a pretest found, and how each passage went', async () => {
  await show(PRETEST);
  expect(screen.getByRole('heading', { name: 'Pretest of Sep 14, 2026' })).toBeTruthy();
  expect(
    screen.getByText('It found a reading level of 4.1 ± 1.1. The shown level was then Four.'),
  ).toBeTruthy();
  const [, row] = screen.getAllByRole('row');
  expect(row?.textContent).toBe('Why Mud?LevelFive2 of 3 right · 1 too fast to countSep 14, 2026');
});

it('says why there is no level where every answer was too fast', async () => {
  await show({ ...PRETEST, found: null });
  expect(screen.getByText(/^It found no reading level/)).toBeTruthy();
});

it('is a table for a spreadsheet, too, with days in the zone', () => {
  expect(pretestCsv(PRETEST.passages, zone).split('\r\n')[1]).toBe('Why Mud?,5,2,3,1,2026-09-14');
});
