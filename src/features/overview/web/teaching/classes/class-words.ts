import { levelFigure } from '#features/progress/web/public.tsx';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import type { ClassFigures } from '../../../core/class-figures.ts';
import { quizzesTooFastInWords } from '../../../core/too-fast-in-words.ts';

/** "Everyone has done the pretest", "8 of 12 have done the pretest"; null where nothing is known of it. */
export function pretestWords({ students, pretestKnown, pretestDone }: ClassFigures): string | null {
  if (pretestKnown === 0) return null;
  if (pretestDone === students) return 'Everyone has done the pretest';
  return `${pretestDone} of ${pretestKnown} ${pretestDone === 1 || pretestKnown === 1 ? 'has' : 'have'} done the pretest`;
}

/** What a class has read since Monday. */
export function weekWords({ weekQuizzes, weekTooFast, weekMinutes }: ClassFigures): string {
  const tooFast = quizzesTooFastInWords(weekTooFast);
  const read =
    weekQuizzes === 0 ? 'No quizzes this week' : `${count(weekQuizzes, 'quiz', 'quizzes')} this week`;
  const minutes = weekQuizzes === 0 || weekMinutes === 0 ? [] : [count(weekMinutes, 'minute')];
  return [[read, ...minutes].join(', '), ...(tooFast === null ? [] : [tooFast])].join('; ');
}

/** "146 read in all, 80 passed; 2 more quizzes were too fast to count"; null before the first quiz. */
export function takenWords({ quizzesTaken, quizzesPassed, quizzesTooFast }: ClassFigures): string | null {
  const tooFast = quizzesTooFastInWords(quizzesTooFast);
  if (quizzesTaken === 0) return tooFast === null ? null : `None read in all; ${tooFast}`;
  const read = `${wholeNumber(quizzesTaken)} read in all, ${wholeNumber(quizzesPassed)} passed`;
  return tooFast === null ? read : `${read}; ${tooFast}`;
}

/** The level that half of those are below whose level is known, and how many they are unless they are all: "3.2 (1 of 26 students)". */
export function medianWords({ medianLevel, levelsKnown, students }: ClassFigures): string {
  if (medianLevel === null) return 'not known yet';
  const figure = levelFigure(medianLevel);
  return levelsKnown === students ? figure : `${figure} (${levelsKnown} of ${count(students, 'student')})`;
}
