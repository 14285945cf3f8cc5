import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/server/database.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { newCast } from '../authorisation/try-endpoint.ts';
import type { RecordedApp } from '../recorded-app.ts';
import { needsOf } from '../samples/all-samples.ts';
import { type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { selectColumns } from './table-queries.ts';
import { type Injection, tryInjection } from './try-injection.ts';

/** One for each database: it has read every row once. */
const watches = new WeakMap<Db, DatabaseWatch>();

function watchOf(db: Db): DatabaseWatch {
  const watch = watches.get(db) ?? watchDatabase(db);
  watches.set(db, watch);
  return watch;
}

/** Injects every name into the body of one endpoint; one that changes something meets new people with each call. */
export async function injectInto(
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
  const known = endpoint.changes ? null : await people();
  return tryInjection(
    {
      server,
      columns: await selectColumns(db),
      watch: watchOf(db),
      newCast: async () => known ?? people(),
    },
    endpoint,
  );
}
