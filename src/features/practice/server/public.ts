export type { PracticeServices } from './practice.ts';
export { statusOf } from './pretest-state.ts';
export { accountUnderThirteen } from './student-context.ts';
