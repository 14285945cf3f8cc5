import { linkTo } from '#platform/screens/core/address.ts';
import {
  studentAnswersPage,
  studentPage,
  studentQuizzesPage,
} from '#platform/screens/core/staff-addresses.ts';
import { isoDay, MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { RECENT_DAYS } from '../../core/recent-answers.ts';
import type { HelpKind, HelpReason } from '../../core/who-needs-help.ts';

/** Whether quizzes tell it: of the others there is only the student to be opened. */
export const isToldByQuizzes = (kind: HelpKind): boolean => kind !== 'pretest-open' && kind !== 'away';

/** Where the number that is said of a student is seen: the answers to a skill, the quizzes, or where none tells it, the student. */
export function reasonLink(id: number, reason: HelpReason, nowMs: number): ReturnType<typeof linkTo> {
  if (reason.kind === 'skill') return linkTo(studentAnswersPage, { id }, { skill: reason.skill });
  if (!isToldByQuizzes(reason.kind)) return linkTo(studentPage, { id });
  const from = isoDay(Math.floor(nowMs / MS_PER_DAY) - RECENT_DAYS);
  return linkTo(studentQuizzesPage, { id }, { ...(reason.kind === 'guessing' && { from }), counted: true });
}
