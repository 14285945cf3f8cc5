import { WEEKLY_GOAL_POINTS } from '#features/progress/core/weekly-goal.ts';
import type { StudentProfile } from '../../contract/endpoints.ts';

type Week = StudentProfile['week'];

/** The one thing that is next for a student. */
export type WhatNow =
  | { readonly kind: 'pretest'; readonly begun: boolean }
  | { readonly kind: 'go-on'; readonly quiz: NonNullable<StudentProfile['openQuiz']> }
  | { readonly kind: 'choose' };

export function whatNow({
  pretestStatus,
  openQuiz,
}: Pick<StudentProfile, 'pretestStatus' | 'openQuiz'>): WhatNow {
  if (pretestStatus !== 'pretest_complete') {
    return { kind: 'pretest', begun: pretestStatus === 'pretest_in_progress' };
  }
  return openQuiz ? { kind: 'go-on', quiz: openQuiz } : { kind: 'choose' };
}

/** The essay that must be written before another passage begins; null for none. */
export const waitingEssay = ({ essay, openQuiz }: Pick<StudentProfile, 'openQuiz' | 'essay'>) =>
  essay && !essay.maySkip && !openQuiz ? essay : null;

/**
 * What teachers have assigned, always as a card: first, or below the essay that must be written, or below the pretest, without which nothing can be read. The pretest that is asked for
 * is then the one above.
 */
export function assignedOnHome({
  assigned,
  pretestStatus,
  ...home
}: Pick<StudentProfile, 'assigned' | 'pretestStatus' | 'openQuiz' | 'essay'>): {
  readonly place: 'first' | 'after-pretest' | 'after-essay';
  readonly assigned: StudentProfile['assigned'];
} {
  if (pretestStatus === 'pretest_complete')
    return { place: waitingEssay(home) ? 'after-essay' : 'first', assigned };
  return { place: 'after-pretest', assigned: assigned.filter(({ type }) => type === 'PASSAGE') };
}

/** "3 of 5 quizzes"; beyond the goal only how many. */
export const weekCount = ({ quizzes, goal }: Pick<Week, 'quizzes' | 'goal'>): string =>
  quizzes > goal ? quizzesOf(quizzes) : `${quizzes} of ${quizzesOf(goal)}`;

const WHY = {
  fast: 'Too many answers came too fast to count.',
  half: 'Fewer than half of the answers were right.',
  'not-passed': 'It counts when 7 of 10 answers are right.',
} as const;

/** Why a quiz is not among those that count for the goal, for the teacher: it is among those that were finished and passed. */
export const notCountedSentence = ({ title, why }: Week['notCounted'][number]): string =>
  `“${title}” does not count for the weekly goal. ${WHY[why]}`;

/** The same for the student: reading that did not go well is no fault. */
export const practicedSentence = (quiz: Week['notCounted'][number]): string =>
  quiz.why === 'half'
    ? `“${quiz.title}” was good practice. A passage counts for the goal when half the answers are right.`
    : notCountedSentence(quiz);

/** The goal where no class has set one. */
export const everyonesGoal = ({ goal }: Pick<Week, 'goal'>): string =>
  `Everyone’s goal is ${quizzesOf(goal)} a week.`;

const quizzesOf = (count: number): string => (count === 1 ? '1 quiz' : `${count} quizzes`);

/** Whose goal it is, and what counts for it: before the first quiz of a week. */
function goalSentence(week: Pick<Week, 'goal' | 'rule' | 'setByClass' | 'forSome'>): string {
  const { goal, rule, setByClass, forSome } = week;
  if (setByClass === null)
    return `${everyonesGoal({ goal })} A quiz counts when half of your answers are right.`;
  const counts =
    rule === 'pass'
      ? 'A quiz counts when you pass it.'
      : 'Every quiz that you finish counts, unless it was too fast.';
  const whose = forSome ? `Your own goal in ${setByClass}` : `The goal in ${setByClass}`;
  return `${whose} is ${quizzesOf(goal)} a week. ${counts}`;
}

/** What is missing or done; before the first quiz of a week, whose goal it is. */
export function weekSentence(week: Week): string {
  const { quizzes, goal, reached } = week;
  if (reached) return 'You have reached your goal for this week.';
  if (quizzes === 0) return goalSentence(week);
  const missing = goal - quizzes;
  return missing === 1 ? 'One more quiz to reach your goal.' : `${missing} more quizzes to reach your goal.`;
}

/** What the goal earns, while it is not reached; null after it, and where a class hides points. */
export const goalEarns = ({ reached }: Pick<Week, 'reached'>, showsPoints: boolean): string | null =>
  reached || !showsPoints ? null : `Reach the goal to earn ${WEEKLY_GOAL_POINTS} points.`;

/** "3 weeks in a row"; null where there is no row yet. */
export const rowOfWeeks = ({ weeksInARow }: Pick<Week, 'weeksInARow'>): string | null =>
  weeksInARow > 1 ? `${weeksInARow} weeks in a row` : null;
