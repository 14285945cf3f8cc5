import type { KeyCorrectionNote } from '#features/item-bank/contract/key-corrections.ts';
import { count } from '#platform/wording/core/figures.ts';

/** What a corrected key changed for the students of a teacher. */
export function correctionSentence({ students, levels, points }: KeyCorrectionNote): string {
  const again =
    students === 1 ? 'A quiz of one of your students' : `The quizzes of ${students} of your students`;
  const scored = `${again} ${students === 1 ? 'was' : 'were'} scored again`;
  const moved = levels === 0 ? 'no level moved' : `the level of ${count(levels, 'student')} moved`;
  const given = points === 0 ? '' : `, and ${count(points, 'point')} ${points === 1 ? 'was' : 'were'} added`;
  return `${scored}; ${moved}; nobody lost points${given}.`;
}
