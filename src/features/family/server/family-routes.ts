import type { QuizServices } from '#features/quiz/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import * as contract from '../contract/child.ts';
import { askForErasure, listOwnErasures, takeBackErasure } from './erasure-requests.ts';
import { exportChild } from './export-child.ts';
import { giveConsent } from './give-consent.ts';
import { readChild } from './read-child.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export const familyRoutes = (services: Services & QuizServices): Route[] => [
  on(contract.readChild, (call) => readChild(services, call)),
  on(contract.exportChild, (call) => exportChild(services, call)),
  on(contract.giveConsent, (call) => giveConsent(services, call)),
  on(contract.withdrawConsent, (call) => withdrawConsent(services, call)),
  on(contract.askForErasure, (call) => askForErasure(services, call)),
  on(contract.takeBackErasure, (call) => takeBackErasure(services, call)),
  on(contract.listOwnErasures, (call) => listOwnErasures(services, call)),
];
