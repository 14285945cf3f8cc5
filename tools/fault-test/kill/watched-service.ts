import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '#platform/embedded-postgres/server/testing/processes.ts';
import { type OpenleafProcess, startOpenleaf } from '../../harness/openleaf-process.ts';

/** A server that is started again at once whenever it ends, as a service manager does. */
export interface WatchedService {
  readonly origin: string;
  /** How often it ended by itself, or did not start. */
  crashes(): number;
  /** What the process that runs now has written, and those that ended by themselves before. */
  output(): string;
  /** @returns when the next process was started. It need not be ready. */
  kill(): Promise<number>;
  /**
   * Until the returned function is called, the server may end by itself: started by root, it has given root up and
   * cannot start another supervisor of its database (decision 24).
   */
  allowEnd(): () => void;
  stop(): Promise<void>;
}

const POLL_MS = 10;

export async function watchService(env: Readonly<Record<string, string>>): Promise<WatchedService> {
  let current: OpenleafProcess = await startOpenleaf(env);
  const { origin, port } = current;
  let crashes = 0;
  let written = '';
  const stopping = new AbortController();
  let killing: ((restarted: number) => void) | undefined;
  let mayEnd = false;
  const watching = watch();

  async function watch(): Promise<void> {
    for (; !stopping.signal.aborted; await sleep(POLL_MS)) {
      if (isRunning(current.pid)) continue;
      if (killing === undefined && !mayEnd) {
        crashes += 1;
        written += current.output();
      }
      const starting = startOpenleaf({ ...env, PORT: String(port) });
      killing?.(performance.now());
      killing = undefined;
      try {
        current = await starting;
      } catch (error) {
        // Counted as ended by itself at the next look.
        written += String(error);
      }
    }
  }
  return {
    origin,
    crashes: () => crashes,
    output: () => written + current.output(),
    async kill() {
      const restarted = new Promise<number>((resolve) => {
        killing = resolve;
      });
      await current.end('SIGKILL');
      return restarted;
    },
    allowEnd() {
      mayEnd = true;
      return () => {
        mayEnd = false;
      };
    },
    async stop() {
      stopping.abort();
      await watching;
      await current.end('SIGTERM');
    },
  };
}
