export { BirthFields } from './birth-fields.tsx';
export { firstOfMonth } from './birth-month.ts';
export { isSignUpPath, keepSignUpStateToSignUp } from './sign-up-state.ts';
