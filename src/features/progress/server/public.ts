export {
  insertEvents,
  insertLedger,
  insertProgress,
  type LedgerCause,
  type LedgerRow,
  lockProgress,
  type ProgressRow,
  selectLedgerOfAttempt,
  selectPaidOnce,
  selectProgress,
  selectProgressAfter,
  stateOf,
  updateProgress,
} from './progress-queries.ts';
export { selectLearnedQuestions, upsertLearnedQuestions } from './question-state-queries.ts';
export { loadQuestionStates, type QuestionStates } from './question-states.ts';
