import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import * as ownData from '../contract/own-data.ts';
import { exportOwnData } from './export-own-data.ts';

export const ownDataRoutes = (services: Services): Route[] => [
  on(ownData.exportOwnData, (call) => exportOwnData(services, call)),
];
