import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import * as clientLog from '../contract/client-log.ts';
import { listClientLog } from './list-client-log.ts';
import { writeClientLog } from './write-client-log.ts';

export const telemetryRoutes = (services: Services): Route[] => [
  on(clientLog.writeClientLog, (call) => writeClientLog(services, call)),
  on(clientLog.listClientLog, () => listClientLog(services)),
];
