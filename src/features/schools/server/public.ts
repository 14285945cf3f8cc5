export { type ImportReport, importSchools } from './import-schools.ts';
export { schoolClaimStanding } from './school-claim-standing.ts';
export { createSchoolStep } from './school-step.ts';
