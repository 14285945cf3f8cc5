import { accountsRoutes } from '#features/accounts/server/accounts-routes.ts';
import type { AccountServices } from '#features/accounts/server/public.ts';
import { classesRoutes } from '#features/classes/server/classes-routes.ts';
import { libraryRoutes } from '#features/library/server/library-routes.ts';
import { practiceRoutes } from '#features/practice/server/practice-routes.ts';
import type { PracticeServices } from '#features/practice/server/public.ts';
import type { SessionServices } from '#features/session/server/read-session.ts';
import { sessionRoutes } from '#features/session/server/session-routes.ts';
import { signUpRoutes } from '#features/sign-up/server/sign-up-routes.ts';
import type { Route } from '#platform/endpoint/server/route.ts';

/** Everything that any slice needs. */
export type AppServices = AccountServices & PracticeServices & SessionServices;

/** The route table of the server: each endpoint with its use case. */
export const routesOf = (services: AppServices): Route[] => [
  ...accountsRoutes(services),
  ...libraryRoutes(services),
  ...classesRoutes(services),
  ...signUpRoutes(services),
  ...practiceRoutes(services),
  ...sessionRoutes(services),
];
