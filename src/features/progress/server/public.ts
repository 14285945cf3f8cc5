export { eventOf } from './event-columns.ts';
export { reasonOf } from './level-reason.ts';
export { hiddenByClasses, rightAnswers } from './not-for-parents.ts';
export type { Payment } from './pay-many-queries.ts';
export {
  notifyPointsWritten,
  type OnPointsWritten,
  type PointsWritten,
  payPoints,
  payStudents,
} from './pay-points.ts';
export { causeOf, pretestIs, pretestStatusOf, stateAfterOf, stateBeforeOf } from './progress-columns.ts';
export {
  type Earned,
  epochOf,
  goalMondaysOf,
  insertingEvents,
  insertingLedger,
  insertProgress,
  isBeforeReset,
  type LedgerColumns,
  type LedgerRow,
  ledgerOf,
  lockProgress,
  type NewEvent,
  PROGRESS_COLUMNS,
  type ProgressJson,
  type ProgressRow,
  progressFromJson,
  progressOf,
  selectProgress,
  selectProgressAfter,
  stateOf,
  toColumns,
  toLedgerColumns,
  updatingProgress,
  wasPretestPaid,
} from './progress-queries.ts';
export {
  deleteLearnedQuestions,
  selectLearnedQuestions,
  upsertLearnedQuestions,
} from './question-state-queries.ts';
export { loadQuestionStates, type QuestionStates } from './question-states.ts';
export { toRankView } from './rank-view.ts';
export { levelShareOf, readingLevelOf, toReadingLevel } from './reading-level-view.ts';
export {
  beginEpoch,
  endEpoch,
  lockProgressOfAll,
  selectResets,
  startingOver,
  takePointsToo,
  updateKeptState,
} from './reset-queries.ts';
export {
  countingQuiz,
  raiseWeeks,
  type StudentWeekRow,
  toWeekCounts,
  weeksSince,
} from './student-weeks-queries.ts';
