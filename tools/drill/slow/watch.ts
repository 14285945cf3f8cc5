import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import type { Met } from './call-log.ts';

/** Between two looks, in milliseconds. */
const PACE = 250;
const PATIENCE = 30_000;

/** What needs no session: looked at again and again. */
export interface Watch {
  /** Whether the last look at `/readyz` said ready. */
  readonly ready: boolean;
  stop(): Promise<void>;
}

/** Looks at `/readyz`, `/healthz` and the page that the screens are in. */
export function startWatch(origin: string, met: (met: Met) => void): Watch {
  let ready = false;
  const end = new AbortController();
  const look = async (
    path: string,
  ): Promise<Pick<Met, 'status' | 'text' | 'retryAfter' | 'milliseconds'>> => {
    const began = performance.now();
    const took = () => performance.now() - began;
    try {
      const { statusCode, headers, body } = await request(origin + path, { headersTimeout: PATIENCE });
      const text = await body.text();
      const wait = headers['retry-after'];
      return {
        status: statusCode,
        text,
        retryAfter: wait === undefined ? null : Number(wait),
        milliseconds: took(),
      };
    } catch (error) {
      return { status: 0, text: String(error), retryAfter: null, milliseconds: took() };
    }
  };
  const always = async (kind: string, path: string) => {
    while (!end.signal.aborted) {
      met({ kind, duty: 'always', ...(await look(path)) });
      await sleep(PACE);
    }
  };
  const readiness = async () => {
    while (!end.signal.aborted) {
      const seen = await look('/readyz');
      ready = seen.status === 200;
      met({ kind: '/readyz', duty: 'probe', ...seen });
      await sleep(PACE);
    }
  };
  const loops = Promise.all([always('/healthz', '/healthz'), always('page', '/'), readiness()]);
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
