import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/endpoints.ts';
import { correctKey } from './correct-key.ts';
import type { LibraryServices } from './library-services.ts';
import { listCatalog } from './list-catalog.ts';
import { previewQuiz } from './preview-quiz.ts';

export const libraryRoutes = (services: LibraryServices): Route[] => [
  on(contract.listCatalogQuizzes, (call) => listCatalog(services, call)),
  on(contract.getCatalogQuiz, (call) => previewQuiz(services, call)),
  on(contract.correctKey, ({ actor, body, now }) => correctKey(services, { ...body, by: actor.userId }, now)),
];
