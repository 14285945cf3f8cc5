import { accountsRoutes } from '#features/accounts/server/accounts-routes.ts';
import type { AccountServices } from '#features/accounts/server/public.ts';
import { activitiesRoutes } from '#features/activities/server/activities-routes.ts';
import { adminRoutes } from '#features/admin/server/admin-routes.ts';
import { billingRoutes } from '#features/billing/server/billing-routes.ts';
import type { BillingServices } from '#features/billing/server/public.ts';
import { classesRoutes } from '#features/classes/server/classes-routes.ts';
import { essaysRoutes } from '#features/essays/server/essays-routes.ts';
import type { EssayServices } from '#features/essays/server/public.ts';
import { familyRoutes } from '#features/family/server/family-routes.ts';
import { helpRoutes } from '#features/help/server/help-routes.ts';
import { itemBankRoutes } from '#features/item-bank/server/item-bank-routes.ts';
import { libraryRoutes } from '#features/library/server/library-routes.ts';
import { mergesRoutes } from '#features/merges/server/merges-routes.ts';
import { overviewRoutes } from '#features/overview/server/overview-routes.ts';
import { ownDataRoutes } from '#features/own-data/server/own-data-routes.ts';
import type { ErasureServices } from '#features/own-data/server/public.ts';
import { parentsRoutes } from '#features/parents/server/parents-routes.ts';
import { quizRoutes } from '#features/quiz/server/quiz-routes.ts';
import { reportsRoutes } from '#features/reports/server/reports-routes.ts';
import type { SchoolsServices } from '#features/schools/server/public.ts';
import { schoolsRoutes } from '#features/schools/server/schools-routes.ts';
import type { SessionServices } from '#features/session/server/read-session.ts';
import { sessionRoutes } from '#features/session/server/session-routes.ts';
import { signUpRoutes } from '#features/sign-up/server/sign-up-routes.ts';
import { telemetryRoutes } from '#features/telemetry/server/telemetry-routes.ts';
import type { Route } from '#platform/endpoint/server/route.ts';

/** Everything that any slice needs. */
export type AppServices = AccountServices &
  EssayServices &
  SessionServices &
  ErasureServices &
  BillingServices &
  SchoolsServices;

/** The route table of the server: each endpoint with its use case. */
export const routesOf = (services: AppServices): Route[] => [
  ...accountsRoutes(services),
  ...schoolsRoutes(services),
  ...libraryRoutes(services),
  ...parentsRoutes(services),
  ...classesRoutes(services),
  ...quizRoutes(services),
  ...essaysRoutes(services),
  ...itemBankRoutes(services),
  ...activitiesRoutes(services),
  ...reportsRoutes(services),
  ...mergesRoutes(services),
  ...billingRoutes(services),
  ...overviewRoutes(services),
  ...signUpRoutes(services),
  ...sessionRoutes(services),
  ...telemetryRoutes(services),
  ...helpRoutes(services),
  ...ownDataRoutes(services),
  ...familyRoutes(services),
  ...adminRoutes(services),
];
