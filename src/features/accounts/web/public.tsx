export { DemoNote, isDemo } from './demo-note.tsx';
export { deviceHeaders, keepDeviceToken } from './device-token.ts';
export { forgetClosedTab, LEFT_NAME, SEEN_NAME } from './forget-closed-tab.ts';
export { followHandOff } from './hand-off/follow-hand-off.ts';
export { isLockedFor, keptOf } from './kept-of-person.ts';
export { joinOtherTabs } from './other-tabs.ts';
export { proofAsker } from './prove/proof-asker.ts';
export { ProveDialog } from './prove/prove-dialog.tsx';
export { PasswordForm } from './settings/password-form.tsx';
export { SignInProvider, useActor, usePerson, useSignInStore } from './sign-in-provider.tsx';
export {
  createSignInStore,
  type Impersonation,
  SIGN_IN_NAME,
  type SignedInPerson,
  type SignInStore,
} from './sign-in-store.ts';
export { CodeField } from './two-steps/code-field.tsx';
export { SetUp } from './two-steps/set-up.tsx';
export { useHasTwoSteps } from './two-steps/use-has-two-steps.ts';
export { ChooseFound, useFoundByName } from './use-found-by-name.tsx';
export { useKept } from './use-kept.ts';
