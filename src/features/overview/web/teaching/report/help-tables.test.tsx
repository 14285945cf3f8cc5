import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PassageToRead } from '#features/activities/contract/views.ts';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readerAt, rosterLine, SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { HelpCard } from './help-tables.tsx';

afterEach(cleanup);

const reported = (line: ReturnType<typeof rosterLine>) =>
  ({ ...line, lastName: '', skills: [], groups: [] }) as unknown as ReportedStudent;
const hana = reported(rosterLine('Hana', { readingLevel: SIX_NEAR_SEVEN }));
const ben = reported(readerAt('Ben', 7));

let passages: readonly PassageToRead[] = [];
beforeEach(() => {
  passages = [];
});

const open = (...students: ReportedStudent[]) => {
  const table = { skill: 'Inference' as const, studentIds: students.map(({ studentId }) => studentId) };
  const report = { classId: 7, students, tables: [table], start: '2026-08-15', end: '2026-11-29' };
  return renderWithServer(<HelpCard report={report as unknown as ClassReport} table={table} />, () => ({
    passages,
  }));
};

it('says the shown level of a table, not the one nearest the estimate', async () => {
  await open(hana);
  expect(screen.getByText('1 student · Level Six')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practice inference at Level Six' })).toBeTruthy();
});

it('says the shown level of each student where they differ', async () => {
  await open(hana, ben);
  expect(screen.getByText('2 students · Levels Six to Seven')).toBeTruthy();
  expect(screen.getByText(/^Level Six ·/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Practice inference' })).toBeTruthy();
});

it('says that all of a table have a passage to read that practices the skill, and nothing where one has none', async () => {
  passages = [
    {
      activityId: 3,
      versionId: 7,
      dueDate: '2026-12-12',
      skills: ['Inference'],
      studentIds: [hana.studentId],
    },
  ];
  await open(hana);
  expect(await screen.findByRole('link', { name: 'Assigned · due Sat, Dec 12' })).toBeTruthy();
  cleanup();
  await open(hana, ben);
  expect(screen.queryByText(/^Assigned/)).toBeNull();
});
