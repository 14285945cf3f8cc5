import { count } from '#platform/wording/core/figures.ts';
import type { AssessmentReportLine } from '../contract/views.ts';

/** "3 of 24 students have taken it. After it a level is less sure, and settles with the next quizzes." */
export function assessedInWords(students: readonly AssessmentReportLine[]): string {
  if (students.length === 0) return 'There are no students in it yet.';
  const done = students.filter(({ result }) => result !== null).length;
  const all = students.length === 1 ? '1 student has' : `${students.length} students have`;
  const taken = `${done} of ${all} taken it.`;
  return done === 0
    ? taken
    : `${taken} A new level is less sure at first, and settles with the next quizzes.`;
}

type Found = AssessmentReportLine['found'];

/** How far the level moved, in levels: "+0.6", "−0.3", "0.0"; null where there are not two figures. */
export function moveOf(found: Found): string | null {
  const { before, after } = found ?? {};
  if (!before || !after || before.end !== null || after.end !== null) return null;
  const move = Math.round(10 * (after.value - before.value)) / 10;
  if (move === 0) return '0.0';
  return `${move > 0 ? '+' : '−'}${Math.abs(move).toFixed(1)}`;
}

/** Why a pretest found no level. */
export const fastInWords = ({ questions }: NonNullable<Found>): string =>
  `All ${count(questions, 'answer')} too fast`;
