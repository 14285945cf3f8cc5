import type { AccountServices } from '#features/accounts/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as ownData from '../contract/own-data.ts';
import { eraseOwnAccount } from './erase-own-account.ts';
import type { ErasureServices } from './erase-person.ts';
import { exportOwnData } from './export-own-data.ts';

export const ownDataRoutes = (services: AccountServices & ErasureServices): Route[] => [
  on(ownData.exportOwnData, (call) => exportOwnData(services, call)),
  on(ownData.eraseOwnAccount, (call) => eraseOwnAccount(services, call)),
];
