import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, openClient } from '../../harness/client.ts';
import type { AnsweredCall, Expectation } from './call-log.ts';

const INTERVAL_MS = 250;

/** What needs no session, asked for again and again. */
export interface Probes {
  /** Whether the last call of `/readyz` said ready. */
  readonly ready: boolean;
  stop(): Promise<void>;
}

/** Asks for `/readyz`, `/healthz` and the page of the screens. */
export function startProbes(origin: string, onAnswered: (call: AnsweredCall) => void): Probes {
  let ready = false;
  const end = new AbortController();
  const probe = async (kind: string, path: string, expectation: Expectation) => {
    const client: Client = openClient(origin);
    while (!end.signal.aborted) {
      const reply = await client.tryCall({ method: 'GET', path });
      if (path === '/readyz') ready = reply.status === 200;
      onAnswered({ kind, expectation, ...reply });
      await sleep(INTERVAL_MS);
    }
    await client.close();
  };
  const loops = Promise.all([
    probe('/healthz', '/healthz', 'always'),
    probe('page', '/', 'always'),
    probe('/readyz', '/readyz', 'probe'),
  ]);
  return {
    get ready() {
      return ready;
    },
    async stop() {
      end.abort();
      await loops;
    },
  };
}
