/** Where the screens of this slice are (product: "Screens"). */
export const PATHS = {
  home: '/app/student/dashboard',
  pretest: '/app/v2/student/PreTest',
  quiz: '/app/student/quiz',
  results: '/app/student/quiz/results',
  review: '/app/student/quiz/review',
  history: '/app/student/report',
  progress: '/app/student/progress',
  join: '/app/student/join',
} as const;

/** A finished quiz, as the addresses of its results and its review name it. */
export interface FinishedQuiz {
  readonly student_quiz_response_id: number;
  readonly quizId: number;
}

/** The finished quiz that an address names; null where it names none. */
export function finishedQuizIn(search: Readonly<Record<string, unknown>>): FinishedQuiz | null {
  const [attempt, quiz] = [Number(search['student_quiz_response_id']), Number(search['quizId'])];
  const named = [attempt, quiz].every((id) => Number.isSafeInteger(id) && id > 0);
  return named ? { student_quiz_response_id: attempt, quizId: quiz } : null;
}
