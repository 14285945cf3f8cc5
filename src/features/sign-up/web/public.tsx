export { keepSignUpStateToSignUp } from './sign-up-state.ts';
