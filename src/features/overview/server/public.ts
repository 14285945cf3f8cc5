export { makeSummaries, studentSummaries } from './make-summaries.ts';
export { deleteFromDismissals } from './worklist-queries.ts';
