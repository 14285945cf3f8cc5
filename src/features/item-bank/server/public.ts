export { calibrateQuestions, learnFromAttempts } from './calibrate-questions.ts';
export { type Difference, type Replayed, replayEverything } from './replay.ts';
export { scoreCorrectedAgain } from './score-again.ts';
