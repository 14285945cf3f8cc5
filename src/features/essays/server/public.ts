export {
  selectWaitingEssays,
  studentWithEssayOf,
  type UnseenScoreRow,
  unseenScoreOf,
} from './essay-queries.ts';
export type { EssayServices, OnEssayScored } from './essay-scored.ts';
export { type OpenEssay, readerOf, toEssayPrompt } from './essay-views.ts';
export { layOutEssay } from './lay-out-essay.ts';
export { readStudentWithEssay } from './student-with-essay.ts';
