import type { FastifyInstance } from 'fastify';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { RecordedApp } from '../recorded-app.ts';
import { assembleCast } from './assemble-cast.ts';
import type { Cast } from './cast.ts';
import { type Combination, tryEveryone } from './try-everyone.ts';

/** Sign-ups are limited by the hour and address, what anyone may ask by the minute. */
const AN_HOUR = 3600;
const A_MINUTE = 60;

type TestEnvironment = Pick<RecordedApp, 'app' | 'world' | 'clock' | 'database'>;

/** A cast that no limit stops from signing up. */
export function newCast(environment: TestEnvironment, withFinished = false): Promise<Cast> {
  environment.clock.pass(AN_HOUR);
  return assembleCast(environment, { withFinished });
}

const namesAttempt = ({ access }: EndpointSpec): boolean =>
  access.kind === 'signedIn' && access.object?.kind === 'attempt';

/** Tries one endpoint as everybody: one that changes something with people of its own. */
export async function tryEndpoint(
  environment: TestEnvironment,
  endpoint: EndpointSpec,
  { server, cast }: { readonly server: FastifyInstance; readonly cast: Cast },
): Promise<Combination[]> {
  environment.clock.pass(A_MINUTE);
  return tryEveryone(
    server,
    endpoint,
    endpoint.changes ? await newCast(environment, namesAttempt(endpoint)) : cast,
  );
}
