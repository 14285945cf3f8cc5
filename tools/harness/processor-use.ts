import type { OpenleafProcess } from './openleaf-process.ts';
import { processorTime } from './processor-time.ts';
import type { TestDatabase } from './test-database.ts';

/** Processor time in milliseconds. */
export interface ProcessorUse {
  readonly server: number;
  readonly database: number;
}

export interface Processes {
  readonly server: number;
  readonly database: number;
  /** The server has started the database, so its processes count the database's in. */
  readonly embedded: boolean;
}

/** A server and the database that it runs on. */
export const processesOf = (server: OpenleafProcess, database: TestDatabase): Processes => ({
  server: server.pid,
  database: database.pid(),
  embedded: database.kind === 'embedded',
});

/** What the two have used so far: take the difference of two readings. */
export function readUse({ server, database, embedded }: Processes): ProcessorUse {
  const ofDatabase = processorTime(database);
  const ofServer = processorTime(server);
  return { server: embedded ? ofServer - ofDatabase : ofServer, database: ofDatabase };
}
