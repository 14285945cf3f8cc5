import { setTimeout as sleep } from 'node:timers/promises';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import type { DataFolder } from './data-folder.ts';
import { stopLeftOverServer } from './left-over-server.ts';
import type { Log } from './log.ts';
import { type SupervisedServer, startSupervised } from './supervised-server.ts';
import type { ServerPlan } from './supervision.ts';

/** Milliseconds until a start that failed is tried again. */
const TRY_AGAIN = 1_000;

interface Watch {
  readonly log: Log;
  /** The supervisor was killed, and this process cannot replace it because it gave root up. The server runs on. */
  readonly onUnsupervised: () => void;
}

/**
 * Starts the server under a supervisor, and under a new one when the supervisor itself is killed: it is the one
 * process that nobody watches but us. A process that gave root up cannot start another, and says so.
 * @throws EmbeddedPostgresError when the first start fails; later ones are tried until `stop`.
 */
export async function keepRunning(
  plan: ServerPlan,
  folder: DataFolder,
  { log, onUnsupervised }: Watch,
): Promise<Pick<SupervisedServer, 'stop'>> {
  const stopping = new AbortController();
  let replacing: Promise<void> = Promise.resolve();
  let current = await start();
  return {
    stop: async () => {
      stopping.abort();
      await replacing;
      await current.stop();
    },
  };

  function start(): Promise<SupervisedServer> {
    return startSupervised(plan, {
      log,
      dataDir: folder.root,
      onLost: () => {
        if (plan.account !== null && !isRoot()) {
          log.warn(
            'The supervisor of the database was killed, and only root can start another: Openleaf ends. Please start it again.',
          );
          onUnsupervised();
          return;
        }
        log.warn('The supervisor of the database was killed; the database is started again.');
        replacing = replace();
      },
    });
  }

  async function replace(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await stopLeftOverServer(folder, plan.pgCtl, log);
        current = await start();
        return;
      } catch (error) {
        log.warn(error instanceof Error ? error.message : String(error));
        await sleep(TRY_AGAIN, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }
}
