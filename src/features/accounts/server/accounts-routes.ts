import { on, type Route } from '#platform/endpoint/server/route.ts';
import { logInByBadge as badgeContract } from '../contract/badge-login.ts';
import * as contract from '../contract/endpoints.ts';
import * as forgotten from '../contract/forgotten-password.ts';
import * as handOff from '../contract/hand-off.ts';
import * as impersonation from '../contract/impersonation.ts';
import * as ownAccount from '../contract/own-account.ts';
import * as ownProfile from '../contract/own-profile.ts';
import * as ownSessions from '../contract/own-sessions.ts';
import * as ownSettings from '../contract/own-settings.ts';
import * as prove from '../contract/prove-again.ts';
import * as providers from '../contract/provider-logins.ts';
import * as secondFactor from '../contract/second-factor.ts';
import type { AccountServices } from './accounts.ts';
import { askForPassword } from './ask-for-password.ts';
import { beginConnecting } from './begin-connecting.ts';
import { beginHandOff } from './begin-hand-off.ts';
import { beginImpersonation } from './begin-impersonation.ts';
import { beginProviderLogin } from './begin-provider-login.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { changeOwnSettings } from './change-own-settings.ts';
import { checkUsername } from './check-username.ts';
import { chooseForgottenPassword, readPasswordLink } from './choose-forgotten-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { deleteOwnSettings } from './delete-own-settings.ts';
import { disconnectLogin } from './disconnect-login.ts';
import { endOwnSession } from './end-own-session.ts';
import { finishConnecting } from './finish-connecting.ts';
import { finishHandOff } from './finish-hand-off.ts';
import { finishLogin } from './finish-login.ts';
import { finishProviderLogin } from './finish-provider-login.ts';
import { listConnectedLogins } from './list-connected-logins.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { logIn } from './log-in.ts';
import { logInByBadge } from './log-in-by-badge.ts';
import { logOut } from './log-out.ts';
import { logOutElsewhere } from './log-out-elsewhere.ts';
import { proveAgain } from './prove-again.ts';
import { readOwnProfile } from './read-own-profile.ts';
import { readOwnSettings } from './read-own-settings.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { registerTeacher } from './register-teacher.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { stopImpersonation } from './stop-impersonation.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { updatePassword } from './update-password.ts';
import { updateTeacherDetails } from './update-teacher-details.ts';
import { updateUser } from './update-user.ts';
import { updateUserAge } from './update-user-age.ts';
import { updateUserSettingsOnly } from './update-user-settings-only.ts';
import { validateList } from './validate-list.ts';
import { validateNames } from './validate-names.ts';

export const accountsRoutes = (services: AccountServices): Route[] => [
  on(contract.validateUsername, (call) => checkUsername(services, call)),
  on(contract.validateEmail, ({ body }) => validateNames(services.db, [body])),
  on(contract.validateUsernamesAndEmails, (call) => validateList(services, call)),
  on(contract.registerTeacher, (call) => registerTeacher(services, call)),
  on(contract.logIn, (call) => logIn(services, call)),
  on(handOff.beginHandOff, (call) => beginHandOff(services, call)),
  on(handOff.finishHandOff, (call) => finishHandOff(services, call)),
  on(badgeContract, (call) => logInByBadge(services, call)),
  on(secondFactor.finishLogin, (call) => finishLogin(services, call)),
  on(secondFactor.readSecondFactor, (call) => readSecondFactor(services, call)),
  on(secondFactor.beginSecondFactor, (call) => beginSecondFactor(services, call)),
  on(secondFactor.confirmSecondFactor, (call) => confirmSecondFactor(services, call)),
  on(secondFactor.renewRecoveryCodes, (call) => renewRecoveryCodes(services, call)),
  on(secondFactor.turnOffSecondFactor, (call) => turnOffSecondFactor(services, call)),
  on(ownSessions.logOut, (call) => logOut(services, call)),
  on(forgotten.askForPassword, (call) => askForPassword(services, call)),
  on(forgotten.readPasswordLink, (call) => readPasswordLink(services, call)),
  on(forgotten.chooseForgottenPassword, (call) => chooseForgottenPassword(services, call)),
  on(ownAccount.updatePassword, (call) => updatePassword(services, call)),
  on(ownAccount.logOutElsewhere, (call) => logOutElsewhere(services, call)),
  on(ownSessions.listOwnSessions, (call) => listOwnSessions(services, call)),
  on(ownSessions.endOwnSession, (call) => endOwnSession(services, call)),
  on(impersonation.beginImpersonation, (call) => beginImpersonation(services, call)),
  on(impersonation.stopImpersonation, (call) => stopImpersonation(services, call)),
  on(ownProfile.readOwnProfile, (call) => readOwnProfile(services, call)),
  on(ownProfile.updateUser, (call) => updateUser(services, call)),
  on(ownProfile.updateUserSettings, (call) => updateUser(services, call)),
  on(ownProfile.updateUserSettingsOnly, (call) => updateUserSettingsOnly(services, call)),
  on(prove.proveAgain, (call) => proveAgain(services, call)),
  on(ownProfile.updateUserAge, (call) => updateUserAge(services, call)),
  on(ownProfile.updateTeacherDetails, (call) => updateTeacherDetails(services, call)),
  on(ownSettings.readOwnSettings, (call) => readOwnSettings(services, call)),
  on(ownSettings.changeOwnSettings, (call) => changeOwnSettings(services, call)),
  on(providers.beginGoogleLogin, ({ address, now }) =>
    beginProviderLogin(services, { headers: {}, address, now }, 'google'),
  ),
  on(providers.beginProviderLogin, (call) => beginProviderLogin(services, call, call.body.provider)),
  on(providers.beginConnecting, (call) => beginConnecting(services, call)),
  on(providers.finishProviderLogin, (call) => finishProviderLogin(services, call)),
  on(providers.finishConnecting, (call) => finishConnecting(services, call)),
  on(providers.listConnectedLogins, (call) => listConnectedLogins(services, call)),
  on(providers.disconnectLogin, (call) => disconnectLogin(services, call)),
  on(ownSettings.deleteOwnSettings, (call) => deleteOwnSettings(services, call)),
];
