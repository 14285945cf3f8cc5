import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { readSession, type SessionServices } from './read-session.ts';

export const sessionRoutes = (services: SessionServices): Route[] => [
  on(contract.getSession, (call) => readSession(services, call)),
];
