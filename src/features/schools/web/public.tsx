export { FindSchool } from './find/find-school.tsx';
