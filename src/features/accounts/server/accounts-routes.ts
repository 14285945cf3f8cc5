import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import type { AccountServices } from './accounts.ts';
import { logIn } from './log-in.ts';
import { registerTeacher } from './register-teacher.ts';
import { validateList } from './validate-list.ts';
import { validateNames } from './validate-names.ts';

export const accountsRoutes = (services: AccountServices): Route[] => [
  on(contract.validateUsername, ({ body }) => validateNames(services.db, [body])),
  on(contract.validateEmail, ({ body }) => validateNames(services.db, [body])),
  on(contract.validateUsernamesAndEmails, (call) => validateList(services, call)),
  on(contract.registerTeacher, (call) => registerTeacher(services, call)),
  on(contract.logIn, (call) => logIn(services, call)),
  on(contract.logOut, async ({ token }) => {
    if (token !== null) await services.sessions.end(token);
    return { signedOut: true as const };
  }),
];
