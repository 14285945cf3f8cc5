import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ClassReport, ReportedStudent } from '#features/reports/contract/class-report.ts';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { besides } from './besides.tsx';
import { WhomToHelp } from './whom-to-help.tsx';

afterEach(cleanup);

it('has the groups in the order of the home page: guessing before the skills, who is away after them', async () => {
  const lines = [
    rosterLine('Ana'),
    rosterLine('Ben', { fastShare: 0.9 }),
    rosterLine('Cal', { lastSeen: '2026-10-01T12:00:00Z' }),
  ];
  const students = lines.map((line) => ({ ...line, skills: [], groups: [] }) as unknown as ReportedStudent);
  const tables = [{ skill: 'Inference', studentIds: [lines[0]!.studentId] }];
  const report = { classId: 7, students, tables, start: '2026-08-15', end: '2026-11-20' };
  const others = besides({ classId: 7, className: 'Room 12', grade: 4, students: lines }, NOW);
  await renderWithServer(<WhomToHelp report={report as unknown as ClassReport} others={others} />, () => ({
    passages: [],
  }));
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Guessing a lot',
    'Inference',
    'Away',
  ]);
});
