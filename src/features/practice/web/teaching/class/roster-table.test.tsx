import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { defaultClassSetting } from '#features/classes/core/class-settings.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { RosterTable } from './roster-table.tsx';

afterEach(cleanup);

const readers: TeacherClass = {
  id: 7,
  name: 'Readers',
  teacherId: 1,
  grade: 4,
  below_thirteen: true,
  include_short_essay_questions: false,
  may_skip_short_essay: false,
  classSetting: '',
  classSettingObject: defaultClassSetting,
  timezone: 'America/New_York',
  classCode: 'ABCD-2345',
  classCodeExpires: null,
  studentCount: 2,
  createDate: '2026-09-01T08:00:00Z',
};

const ana = rosterLine('Ana', { fastShare: 0.42 });
const ben = rosterLine('Ben', {
  pretestStatus: 'pretest_not_started',
  readingLevel: null,
  initialLevel: null,
  quizzesTaken: 0,
  quizzesPassed: 0,
  fastShare: null,
  lastSeen: null,
});

const students = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('says of each student where they are, and what is not known yet', async () => {
  await renderInRouter(<RosterTable of={readers} students={[ana, ben]} asOf={NOW} />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  for (const words of ['4.6 ± 0.5', 'Four', '9 (75%)', '42%', 'yesterday', 'Explorer']) {
    expect(within(first!).getByText(words)).toBeTruthy();
  }
  expect(within(second!).getByText('Not started')).toBeTruthy();
  expect(within(second!).getAllByText('not known yet').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ana Rivera' }).getAttribute('href')).toBe(
    `/app/teacher/reports/student/${ana.studentId}`,
  );
});

it('sorts by a column, starting with the one that was asked for', async () => {
  const cy = rosterLine('Cy', { fastShare: 0.6 });
  await renderInRouter(<RosterTable of={readers} students={[ana, ben, cy]} asOf={NOW} sort="guessing" />);
  expect(students()).toEqual(['Cy Rivera', 'Ana Rivera', 'Ben Rivera']);
  await userEvent.click(screen.getByRole('button', { name: 'Student' }));
  expect(students()).toEqual(['Ana Rivera', 'Ben Rivera', 'Cy Rivera']);
  expect(screen.getByRole('columnheader', { name: 'Student' }).getAttribute('aria-sort')).toBe('ascending');
});

it('explains an empty class and how students get in', async () => {
  await renderInRouter(<RosterTable of={readers} students={[]} asOf={NOW} />);
  expect(screen.getByText('No students yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy how to join' })).toBeTruthy();
});
