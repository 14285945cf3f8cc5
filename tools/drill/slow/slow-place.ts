import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { isRunning } from '#platform/embedded-postgres/server/testing/processes.ts';
import { makeScreens, type OpenleafProcess, startOpenleaf } from '../../proving/openleaf-process.ts';
import type { ProofOptions } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School } from '../../proving/school.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { BYSTANDERS, sizeOf } from './size.ts';

/** A place for runs of this drill: a database with a school, and a server that reaches it over a line of ours. */
export interface SlowPlace {
  readonly base: ProvingDatabase;
  readonly school: School;
  readonly proxy: DatabaseProxy;
  /** Past the line. */
  readonly direct: Database;
  /** The running server; a new one when the last has ended. */
  server(): Promise<OpenleafProcess>;
  /** Servers that have ended by themselves so far. */
  ended(): number;
  /** How many troubles it has seen. Each needs students of its own. */
  troubles: number;
  remove(): Promise<void>;
}

const CONNECTIONS = 2;

/** Makes room for `rounds` runs, one after the other. */
export async function makeSlowPlace(
  { seed, small, given }: Pick<ProofOptions, 'seed' | 'small' | 'given'>,
  rounds = 1,
): Promise<SlowPlace> {
  const { troubles, answering } = sizeOf({ small, given });
  const plan = {
    seed,
    students: BYSTANDERS + answering * troubles.length * rounds,
    quizzes: small ? 1 : 2,
  };
  const base = await makeProvingDatabase('separate');
  try {
    return await openPlace(base, await base.work((database) => makeSchool(database, plan)));
  } catch (error) {
    await base.remove();
    throw error;
  }
}

async function openPlace(base: ProvingDatabase, school: School): Promise<SlowPlace> {
  const proxy = await openDatabaseProxy(base.url());
  const direct = openDatabase({ url: base.url(), connections: CONNECTIONS, onIdleError: () => {} });
  const screens = await makeScreens(base.folder);
  let running: OpenleafProcess | undefined;
  let ended = 0;
  const look = () => {
    if (running === undefined || isRunning(running.pid)) return;
    ended += 1;
    running = undefined;
  };
  return {
    base,
    school,
    proxy,
    direct,
    troubles: 0,
    async server() {
      look();
      running ??= await startOpenleaf({
        ...base.env,
        DATABASE_URL: proxy.url,
        OPENLEAF_WEB_FOLDER: screens,
      });
      return running;
    },
    ended() {
      look();
      return ended;
    },
    async remove() {
      await running?.end('SIGKILL');
      await direct.close();
      await proxy.close();
      await base.remove();
    },
  };
}
