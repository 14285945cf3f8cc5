import { levelFigure } from '#features/progress/web/public.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { ClassFigures } from '../../../core/class-figures.ts';

/** "all have done the pretest", "8 of 12 have done the pretest"; null where nothing is known of it. */
export function pretestWords({ students, pretestKnown, pretestDone }: ClassFigures): string | null {
  if (pretestKnown === 0) return null;
  if (pretestDone === students) return 'everyone has done the pretest';
  return `${pretestDone} of ${pretestKnown} ${pretestDone === 1 || pretestKnown === 1 ? 'has' : 'have'} done the pretest`;
}

/** What a class has read since Monday. */
export function weekWords({ weekQuizzes, weekMinutes }: ClassFigures): string {
  if (weekQuizzes === 0) return 'No quizzes this week';
  const quizzes = `${count(weekQuizzes, 'quiz', 'quizzes')} this week`;
  return weekMinutes === 0 ? quizzes : `${quizzes}, ${count(weekMinutes, 'minute')}`;
}

/** The level that half of those are below whose level is known, and how many they are unless they are all: "3.2 (1 of 26 students)". */
export function medianWords({ medianLevel, levelsKnown, students }: ClassFigures): string {
  if (medianLevel === null) return 'not known yet';
  const figure = levelFigure(medianLevel);
  return levelsKnown === students ? figure : `${figure} (${levelsKnown} of ${count(students, 'student')})`;
}
