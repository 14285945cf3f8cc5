import type { AccountServices } from '#features/accounts/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { registerStudent } from './register-student.ts';

export const signUpRoutes = (services: AccountServices): Route[] => [
  on(contract.registerStudent, (call) => registerStudent(services, call)),
];
