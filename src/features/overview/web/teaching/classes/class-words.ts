import { count } from '#platform/ui/web/figures.ts';
import type { ClassFigures } from '../../../core/class-figures.ts';

/** "all have done the pretest", "8 of 12 have done the pretest"; null where nothing is known of it. */
export function pretestWords({ students, pretestKnown, pretestDone }: ClassFigures): string | null {
  if (pretestKnown === 0) return null;
  if (pretestDone === students) return 'everyone has done the pretest';
  return `${pretestDone} of ${pretestKnown} ${pretestKnown === 1 ? 'has' : 'have'} done the pretest`;
}

/** What a class has read since Monday. */
export function weekWords({ weekQuizzes, weekMinutes }: ClassFigures): string {
  if (weekQuizzes === 0) return 'No quizzes this week';
  const quizzes = `${count(weekQuizzes, 'quiz', 'quizzes')} this week`;
  return weekMinutes === 0 ? quizzes : `${quizzes}, ${count(weekMinutes, 'minute')}`;
}

/** The level that half of the class is below, without a figure at the ends of the scale. */
export function medianWords({ medianLevel }: ClassFigures): string {
  if (medianLevel === null) return 'not known yet';
  if (medianLevel.end === 'floor') return 'One or below';
  return medianLevel.end === 'ceiling' ? 'Twelve or above' : medianLevel.value.toFixed(1);
}
