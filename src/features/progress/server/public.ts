export { reasonOf } from './level-reason.ts';
export {
  type OnPointsWritten,
  type PointsWritten,
  payPoints,
  tellPointsWritten,
} from './pay-points.ts';
export {
  type Earned,
  epochOf,
  goalMondaysOf,
  insertingEvents,
  insertingLedger,
  insertProgress,
  type LedgerCause,
  type LedgerColumns,
  type LedgerRow,
  ledgerOf,
  lockProgress,
  PROGRESS_COLUMNS,
  type ProgressJson,
  type ProgressRow,
  progressFromJson,
  progressOf,
  selectPaidOnce,
  selectProgress,
  selectProgressAfter,
  stateOf,
  toLedgerColumns,
  updatingProgress,
} from './progress-queries.ts';
export { selectLearnedQuestions, upsertLearnedQuestions } from './question-state-queries.ts';
export { loadQuestionStates, type QuestionStates } from './question-states.ts';
export { toRankView } from './rank-view.ts';
export { readingLevelOf } from './reading-level-view.ts';
