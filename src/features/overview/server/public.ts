export { deleteFromDismissals } from './worklist-queries.ts';
