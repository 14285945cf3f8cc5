export { listHistory } from './list-history.ts';
export { makeSummaries, studentSummaries } from './make-summaries.ts';
export { readStudentHome } from './student-home.ts';
export { studentProfileData } from './student-profile-data.ts';
export { viewProfile } from './view-profile.ts';
export { deleteFromDismissals } from './worklist-queries.ts';
