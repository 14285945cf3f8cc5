import type { PaidAnswer } from '#features/progress/core/points.ts';
import { type WeeklyRule, whyNotCounted } from '#features/progress/core/weekly-goal.ts';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { count } from '#platform/wording/core/figures.ts';

/** A quiz that was just finished, as the week looks at it. */
interface FinishedQuiz {
  readonly answers: readonly PaidAnswer[];
  /** Days of the class's zone, counted from 1970-01-01: when it was finished, and today. */
  readonly finishedDay: number;
  readonly today: number;
  /** The results have told already that this quiz reached the goal. */
  readonly goalTold: boolean;
}

/** The week with this quiz in it. */
interface Week {
  readonly quizzes: number;
  readonly goal: number;
  readonly rule: WeeklyRule;
}

/**
 * What a quiz did for the week, in one sentence for its results: "This week: 3 of 5 quizzes." Null for a quiz that does not count
 * for the goal, as when it was too fast, for one of another week, and where it is told already.
 */
export function weekAfterQuiz(quiz: FinishedQuiz, { quizzes, goal, rule }: Week): string | null {
  const isOfWeek = weekStart(quiz.finishedDay) === weekStart(quiz.today);
  if (quizzes === 0 || !isOfWeek || quiz.goalTold || whyNotCounted(quiz.answers, rule) !== null) return null;
  if (quizzes > goal)
    return `This week: ${count(quizzes, 'quiz', 'quizzes')}, more than your goal of ${goal}.`;
  const made = `This week: ${quizzes} of ${count(goal, 'quiz', 'quizzes')}`;
  return quizzes === goal ? `${made}. You reached your goal.` : `${made}.`;
}
