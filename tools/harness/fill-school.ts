import type { RunOptions } from './report.ts';
import type { School } from './school.ts';
import type { TestEnvironment } from './test-environment.ts';

/** A school year and a half of every second school day. */
const QUIZZES = 100;
const QUIZZES_OF_SMALL_RUN = 10;
const ANSWERS_OF_PRETEST = 12;
const ANSWERS_OF_QUIZ = 5;

/** Adds a school with about so many answers. @returns it, and how many seconds that took. */
export async function fillSchool(
  environment: TestEnvironment,
  { answers, seed }: { readonly answers: number; readonly seed: number },
  { small, onProgress }: Pick<RunOptions, 'small' | 'onProgress'>,
): Promise<{ readonly school: School; readonly seconds: number }> {
  const began = performance.now();
  const quizzes = small ? QUIZZES_OF_SMALL_RUN : QUIZZES;
  const students = Math.max(1, Math.round(answers / (ANSWERS_OF_PRETEST + quizzes * ANSWERS_OF_QUIZ)));
  const school = await environment.addSchool({ seed, students, quizzes });
  const seconds = (performance.now() - began) / 1000;
  onProgress(`${answers} answers more: ${students} students in ${seconds.toFixed(0)} s`);
  return { school, seconds };
}

/** The sizes of a run, in answers; `--most=1000000` leaves the larger ones out. */
export function sizesOf(sizes: readonly number[], { given }: Pick<RunOptions, 'given'>): number[] {
  const most = Number(given['most'] ?? sizes.at(-1));
  return sizes.filter((size) => size <= most);
}
