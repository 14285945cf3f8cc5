import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { explainServerFailure } from './explain-failure.ts';
import type { Log } from './log.ts';
import type { Order, Report, ServerPlan } from './supervision.ts';

export interface SupervisedServer {
  /** Ends the server and its supervisor. */
  stop(): Promise<void>;
}

interface Watch {
  readonly log: Log;
  readonly dataDir: string;
  /** The supervisor itself died without being asked; the server may still run. */
  readonly onLost: () => void;
}

/**
 * Starts a server under its supervisor.
 * @returns when it accepts connections.
 * @throws EmbeddedPostgresError saying why it did not start.
 */
export function startSupervised(plan: ServerPlan, watch: Watch): Promise<SupervisedServer> {
  const supervisor = fork(join(import.meta.dirname, 'supervisor.ts'), [], {
    detached: true,
    execArgv: [],
    // Its own last words, should it fail, belong on our error output.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(supervisor, 'exit');
  const order = (value: Order) => supervisor.connected && supervisor.send(value, () => {});
  let stopping = false;
  const stop = async () => {
    stopping = true;
    order({ kind: 'stop' });
    await exited;
  };
  order({ kind: 'start', plan });
  return new Promise((resolve, reject) => {
    let failure: readonly string[] = [];
    let running = false;
    listen(supervisor, watch.log, {
      ready: () => {
        if (running) watch.log.info('The database is running again.');
        running = true;
        resolve({ stop });
      },
      failed: (lines) => {
        failure = lines;
      },
    });
    supervisor.on('error', (error) => reject(error));
    supervisor.once('exit', () => {
      if (!running) reject(explainServerFailure(failure, watch.dataDir));
      else if (!stopping) watch.onLost();
    });
  });
}

interface Reactions {
  ready(): void;
  failed(lines: readonly string[]): void;
}

function listen(supervisor: ChildProcess, log: Log, reactions: Reactions): void {
  supervisor.on('message', (message) => {
    const report = message as Report;
    if (report.kind === 'ready') reactions.ready();
    else if (report.kind === 'failed') reactions.failed(report.lines);
    else if (report.kind === 'crashed') {
      log.warn(`The database ended (${report.how}); it is started again in ${report.retryAfter} ms.`);
    } else if (/\b(FATAL|PANIC):/.test(report.line)) log.warn(`Database: ${report.line}`);
  });
}
