export { createAnswerQueue } from './answer-queue.ts';
export { calibrateQuestions, learnFromAttempts } from './calibrate-questions.ts';
export type { PracticeServices } from './practice.ts';
export { statusOf } from './pretest-state.ts';
export { type Difference, type Replayed, replayEverything } from './replay.ts';
export { scoreCorrectedAgain } from './score-again.ts';
export { accountUnderThirteen } from './student-context.ts';
