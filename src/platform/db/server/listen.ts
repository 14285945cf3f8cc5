import type pg from 'pg';
import { within } from '#platform/deadline/server/deadline.ts';

export interface ListenerOptions {
  readonly onMessage: (payload: string) => void;
  /** True once messages are heard, false as soon as some may have been missed. */
  readonly onState: (listening: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Wait before the next try after a broken connection, in milliseconds. */
const RETRY = 1_000;
/** A connection may die without a word, so it is tried again and again, and given up when no answer comes. Milliseconds. */
const TRY_EVERY = 2_000;
const PROBE_TIMEOUT_MS = 5_000;

/** Listens to a channel of the database on a connection of its own, and connects again when it breaks. */
export function listenTo(pool: pg.Pool, channel: string, { onMessage, onState, onError }: ListenerOptions) {
  let client: pg.PoolClient | null = null;
  let closed = false;
  let next: NodeJS.Timeout | undefined;

  const later = (task: () => Promise<void>, wait: number) => {
    next = setTimeout(() => void task(), wait).unref();
  };
  const lose = (lost: pg.PoolClient | null, error: unknown) => {
    // A connection breaks once, however many events report it.
    if (lost !== client || closed) return;
    clearTimeout(next);
    onState(false);
    client?.removeAllListeners('notification');
    client?.release(true);
    client = null;
    onError(error);
    later(connect, RETRY);
  };
  const tryAgain = (tried: pg.PoolClient) =>
    later(async () => {
      try {
        await within(PROBE_TIMEOUT_MS, () => tried.query('select 1'));
        if (tried === client) tryAgain(tried);
      } catch (error) {
        lose(tried, error);
      }
    }, TRY_EVERY);
  const connect = async () => {
    let fresh: pg.PoolClient | null = null;
    try {
      fresh = await pool.connect();
      if (closed) return fresh.release(true);
      client = fresh;
      fresh.on('notification', (message) => onMessage(message.payload ?? ''));
      fresh.once('error', (error) => lose(fresh, error));
      await within(PROBE_TIMEOUT_MS, async () => fresh?.query(`listen ${channel}`));
      if (fresh !== client) return;
      onState(true);
      tryAgain(fresh);
    } catch (error) {
      lose(fresh, error);
    }
  };
  const ready = connect();

  return {
    async close() {
      closed = true;
      clearTimeout(next);
      await ready;
      onState(false);
      client?.release(true);
      client = null;
    },
  };
}
