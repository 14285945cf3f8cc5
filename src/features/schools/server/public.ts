export { isConfirmedAt, selectSchoolOfAll } from './claims-queries.ts';
export {
  countAcceptances,
  insertContract,
  lockContracts,
  selectAcceptances,
  selectContract,
  selectContracts,
} from './contract-queries.ts';
export { type ImportReport, importSchools } from './import-schools.ts';
export { leavingSchool } from './leaving-school.ts';
export { createPlaceService } from './place-service.ts';
export { schoolClaimStanding } from './school-claim-standing.ts';
export { createSchoolStep } from './school-step.ts';
export type { SchoolsServices } from './schools-services.ts';
