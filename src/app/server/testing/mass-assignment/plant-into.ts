import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { newCast } from '../authorisation/try-endpoint.ts';
import type { RecordedApp } from '../recorded-app.ts';
import { reopenEssays } from './table-queries.ts';
import { type Planting, tryPlanting } from './try-planting.ts';

/** Calls that need a finished quiz to succeed. */
const AFTER_A_QUIZ: ReadonlySet<string> = new Set(['answerChallenge', 'answerShortEssay', 'scoreEssay']);

/** Plants every name into the body of one endpoint, each call with new people. */
export function plantInto(
  place: Pick<RecordedApp, 'app' | 'world' | 'clock' | 'database'>,
  endpoint: EndpointSpec,
  server: FastifyInstance = place.app.server,
): Promise<Planting> {
  const { db } = place.database;
  const people = async () => {
    const cast = await newCast(place, AFTER_A_QUIZ.has(endpoint.name));
    // The cast has handed its essays in; this call wants one that is open.
    if (endpoint.name === 'answerShortEssay') await reopenEssays(db);
    return cast;
  };
  return tryPlanting({ server, db, newCast: people }, endpoint);
}
