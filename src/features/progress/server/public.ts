export {
  insertLedger,
  insertProgress,
  type LedgerCause,
  type LedgerRow,
  lockProgress,
  type ProgressRow,
  selectLedgerOfAttempt,
  selectPaidOnce,
  selectProgress,
  selectQuestionStates,
  stateOf,
  updateProgress,
} from './progress-queries.ts';
