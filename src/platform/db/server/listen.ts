import type pg from 'pg';

export interface ListenerOptions {
  readonly onMessage: (payload: string) => void;
  /** True once messages are heard, false as soon as some may have been missed. */
  readonly onState: (listening: boolean) => void;
  readonly onError: (error: unknown) => void;
}

/** Wait before the next try after a broken connection, in milliseconds. */
const RETRY = 1_000;

/** Listens to a channel of the database on a connection of its own, and connects again when it breaks. */
export function listenTo(pool: pg.Pool, channel: string, { onMessage, onState, onError }: ListenerOptions) {
  let client: pg.PoolClient | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const again = (error: unknown) => {
    onState(false);
    client?.removeAllListeners('notification');
    client?.release(true);
    client = null;
    if (closed) return;
    onError(error);
    retry = setTimeout(() => void connect(), RETRY);
    retry.unref();
  };
  const connect = async () => {
    try {
      const fresh = await pool.connect();
      if (closed) return fresh.release(true);
      client = fresh;
      fresh.on('notification', (message) => onMessage(message.payload ?? ''));
      fresh.once('error', again);
      await fresh.query(`listen ${channel}`);
      onState(true);
    } catch (error) {
      again(error);
    }
  };
  const ready = connect();

  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await ready;
      onState(false);
      client?.release(true);
      client = null;
    },
  };
}
