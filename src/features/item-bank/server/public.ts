export { calibrateQuestions, learnFromAttempts } from './calibrate-questions.ts';
export { deleteSeen, insertSeen } from './correction-notes-queries.ts';
export { listCorrectionNotes } from './list-key-corrections.ts';
export { recomputeStates } from './recompute-states.ts';
export { forgetErased, forgetLessonsOf, relearnQuestions } from './relearn-questions.ts';
export { type Difference, type Replayed, replayEverything } from './replay.ts';
export { rescoreCorrections } from './rescore-correction.ts';
