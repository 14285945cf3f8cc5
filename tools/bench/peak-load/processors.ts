import { stolenTime } from '../../harness/processor-time.ts';
import { type Processes, readUse } from '../../harness/processor-use.ts';

/** Processor time by part, in seconds. */
export interface Processors {
  readonly loader: number;
  readonly server: number;
  readonly database: number;
  /** Other machines of the same host. */
  readonly others: number;
}

/** Starts to count. @returns what was used since. */
export function countProcessors(processes: Processes): () => Processors {
  const read = () => {
    const { user, system } = process.cpuUsage();
    const { server, database } = readUse(processes);
    return {
      loader: (user + system) / 1e6,
      server: server / 1000,
      database: database / 1000,
      others: stolenTime() / 1000,
    };
  };
  const before = read();
  return () => {
    const after = read();
    return {
      loader: after.loader - before.loader,
      server: after.server - before.server,
      database: after.database - before.database,
      others: after.others - before.others,
    };
  };
}
