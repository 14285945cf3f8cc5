export { ContractNote } from './contract-note.tsx';
export { FindSchool } from './find/find-school.tsx';
