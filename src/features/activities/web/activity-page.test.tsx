import { expect, it } from 'vitest';
import type { ReportLine } from '../contract/views.ts';
import { doneInWords } from './activity-page.tsx';

const ana: ReportLine = {
  studentId: 1,
  username: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  moreTimeUntil: null,
  status: 'completed',
  passageStatus: 'passed',
  tooFast: false,
  pretestFirst: false,
  levelsAbove: null,
  result: {
    attemptId: 1,
    versionId: 1,
    right: 4,
    total: 4,
    fastAnswers: 0,
    passed: true,
    finishedOn: '2026-11-28',
    late: false,
  },
};
const hasty: ReportLine = { ...ana, studentId: 2, status: 'next-up', passageStatus: null, tooFast: true };

it('counts who has read a passage, and says apart who was too fast', () => {
  expect(doneInWords([ana])).toBe('1 of 1 student has read it, 1 passed.');
  expect(doneInWords([ana, hasty])).toBe(
    '1 of 2 students have read it, 1 passed. 1 was too fast to count, and may try again.',
  );
  expect(doneInWords([{ ...hasty, status: 'missed' }])).toBe('0 of 1 student has read it, 0 passed.');
});
