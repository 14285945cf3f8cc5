export { isSignUpPath, keepSignUpStateToSignUp } from './sign-up-state.ts';
