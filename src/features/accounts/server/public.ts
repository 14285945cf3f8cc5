export { type AccountAllowance, countAccount, refuseWhenUsedUp } from './account-allowance.ts';
export { registeredAsOf, userSettingsOf } from './account-columns.ts';
export type { AccountServices, ReadBadge } from './accounts.ts';

export {
  type Account,
  accountOf,
  approveTeacher,
  lockAccountNamed,
  lockAccounts,
  lockApprovals,
  lockSignIns,
  type NamedAccount,
  nameIfNameless,
  selectAccount,
  selectAccountNamed,
  selectTeachersOfEmail,
  selectUsernamesOfStudents,
  withdrawApproval,
  workOf,
} from './accounts-queries.ts';

export { deleteSessionsByBadgesIn } from './badge-sessions-queries.ts';
export { changeEmail } from './change-email.ts';
export { cleanUpProviderLogins } from './clean-up-provider-logins.ts';
export { type AdminForm, createAdmin } from './create-admin.ts';
export { flagsOfAccount, isFlagOn } from './feature-flags.ts';
export { putFlag, selectFlags } from './feature-flags-queries.ts';
export { forgetGuesses } from './forget-guesses.ts';
export { type ActOnAccount, lockAccount, lockAccountIn } from './lock-account.ts';
export { logOutEverywhere } from './log-out-everywhere.ts';
export { unlockLogin, whereShutForNewDevices } from './login-lock.ts';
export { type AccountForm, makeAccount, refuseForm, schoolNamesOf } from './make-account.ts';
export { selectProfile } from './own-profile-queries.ts';
export { createPasswordHasher } from './password-hasher.ts';
export { proveOwnAccount } from './prove-own-account.ts';
export { removeSecondFactor } from './remove-second-factor.ts';
export { hashNewPassword, resetPassword, setNewPassword } from './reset-password.ts';
export { hasSecondFactor } from './second-factor-queries.ts';
export { giveSecondStepCode } from './second-step-code.ts';
export { signIn } from './sign-in.ts';
export { unlockAccount, unlockAccountIn } from './unlock-account.ts';
export {
  type Person,
  toPerson,
  usernameFor,
  WORLD_ZONE,
  type WorldAccount,
  type WorldApp,
} from './world.ts';
