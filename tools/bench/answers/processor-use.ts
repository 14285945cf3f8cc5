import { processorTime } from '../../proving/processor-time.ts';

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

/** What the two have used so far: take the difference of two readings. */
export function readUse({ server, database, embedded }: Processes): ProcessorUse {
  const ofDatabase = processorTime(database);
  const ofServer = processorTime(server);
  return { server: embedded ? ofServer - ofDatabase : ofServer, database: ofDatabase };
}
