import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { LevelPoint, SkillCount } from '../../../contract/views.ts';
import { movedInWords } from '../../../core/report-figures.ts';
import { expectedShare } from '../../../core/skill-rows.ts';
import { ReportCards } from './report-cards.tsx';
import { studentReportCsv } from './student-report-csv.ts';

afterEach(cleanup);

const skillDays = { start: '2026-08-15', end: '2026-11-29' };
const inference: SkillCount = {
  type: 'Inference',
  standing: 'below',
  answers: 23,
  askedCount: 20,
  rightCount: 8,
  number: { expected: 15.2, giveOrTake: 1.9, difference: -0.2571, doubt: 0.07 },
};
const work = {
  quizzes: 9,
  quizzesTooFast: 0,
  passed: 6,
  points: 84,
  answers: 46,
  counted: 43,
  right: 30,
  minutes: 41.6,
  lowestLevel: 3,
  highestLevel: 4,
};
const at = (value: number) => ({ value }) as LevelPoint;

it('says what the days come to, and opens their quizzes', async () => {
  await renderScreen(
    <ReportCards
      profile={{ readingLevel: null, figures: true }}
      data={{ studentId: 5, work, levels: [at(4.2), at(5)], skillDays }}
    />,
  );
  expect(screen.getByText('6 of 9')).toBeTruthy();
  expect(screen.getByText('30 of 43')).toBeTruthy();
  expect(screen.getByText('Passages of Levels Three to Four. 3 more were too fast to count.')).toBeTruthy();
  expect(screen.getByText('Not known yet')).toBeTruthy();
  const quizzes = href(
    studentQuizzesPage,
    { id: 5 },
    { from: '2026-08-15', until: '2026-11-29', counted: true },
  );
  for (const number of ['Not known yet', '6 of 9', '30 of 43', '42'])
    expect(screen.getByRole('link', { name: `${number}: see these quizzes` }).getAttribute('href')).toBe(
      quizzes,
    );
});

it.each([
  [[4.2, 5], '+0.8 levels from the first estimate of these days to the last.'],
  [[4.2, 4.17], 'The same at the end of these days as at their start.'],
  [[5, 4.2], '−0.8 levels from the first estimate of these days to the last.'],
  [[4.2], 'No movement to tell in these days.'],
  [[], 'No movement to tell in these days.'],
])('tells from the estimates %j: %s', (values, words) => {
  expect(movedInWords(values.map(at))).toBe(words);
});

it('keeps the box of what was expected on the scale', () => {
  expect(expectedShare({ counted: 20, expected: 15, giveOrTake: 2 })).toEqual([0.65, 0.85]);
  expect(expectedShare({ counted: 2, expected: 1.9, giveOrTake: 2 })).toEqual([0, 1]);
});

it('is a table of numbers in which a name is no formula', () => {
  const skills = [{ ...inference, type: 'Integration of Knowledge', skillsOfGroup: [inference] }];
  const lines = studentReportCsv('=Ana', { studentId: 5, skills, skillDays }).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toBe(
    `5,"'=Ana",2026-08-15,2026-11-29,Inference,no,23,20,8,15.2,1.9,-0.257,Below expected`,
  );
});
