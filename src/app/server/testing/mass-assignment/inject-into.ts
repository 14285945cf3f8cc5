import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { newCast } from '../authorisation/try-endpoint.ts';
import type { RecordedApp } from '../recorded-app.ts';
import { needsOf } from '../samples/all-samples.ts';
import { type Injection, tryInjection } from './try-injection.ts';

/** Injects every name into the body of one endpoint, each call with new people. */
export function injectInto(
  environment: Pick<RecordedApp, 'app' | 'world' | 'clock' | 'database'>,
  endpoint: EndpointSpec,
  server: FastifyInstance = environment.app.server,
): Promise<Injection> {
  const { db } = environment.database;
  const people = async () => {
    const { afterQuiz = false, prepare } = needsOf(endpoint);
    const cast = await newCast(environment, afterQuiz);
    await prepare?.(cast.company);
    return cast;
  };
  return tryInjection({ server, db, newCast: people }, endpoint);
}
