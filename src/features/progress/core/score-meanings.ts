import { PASS } from './steady-constants.ts';

/** What "too fast" means: once beside whatever says it, to students and teachers alike. */
export const TOO_FAST_MEANS =
  'Too fast means: the answer came before there was time to read. It is not counted.';

/** What "passed" means, to teachers: once beside whatever counts passed quizzes. */
export const PASSED_MEANS = `Passed means: at least ${Math.round(PASS * 100)}% of all answers in the quiz were right. An answer that came too fast is never a right one here.`;
