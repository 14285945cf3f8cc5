import type { Socket } from 'node:net';

/** The present state of a network. */
export interface Conditions {
  /** Of one direction. */
  delayMs: number;
  frozen: boolean;
}

/** One direction of a connection: carries bytes in their order, under the conditions of its network. */
export interface Lane {
  /** Looks again at what is held back, after the conditions have changed. */
  flush(): void;
  /** Lets nothing pass any more; the other end does not learn of a close either. */
  silence(): void;
}

interface Held {
  /** Null is the end of the stream. */
  readonly bytes: Buffer | null;
  /** When it may pass, on the clock of `performance.now()`. */
  readonly dueAt: number;
}

export interface LaneOptions {
  readonly source: Socket;
  readonly target: Socket;
  readonly conditions: Conditions;
  /** Writes bytes to the target, or does something else with them. */
  readonly pass: (bytes: Buffer) => void;
  /** The source has closed, and all that it sent has passed. */
  readonly onClosed: () => void;
}

export function createLane({ source, target, conditions, pass, onClosed }: LaneOptions): Lane {
  const held: Held[] = [];
  let silent = false;
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (silent || conditions.frozen) return;
    const now = performance.now();
    for (let next = held[0]; next && next.dueAt <= now; next = held[0]) {
      held.shift();
      if (next.bytes === null) target.end();
      else pass(next.bytes);
    }
    if (held[0]) timer = setTimeout(flush, Math.max(1, held[0].dueAt - now));
    if (target.writableNeedDrain && !source.isPaused()) {
      source.pause();
      target.once('drain', () => source.resume());
    }
  };
  const take = (bytes: Buffer | null) => {
    if (silent) return;
    held.push({ bytes, dueAt: performance.now() + conditions.delayMs });
    if (timer === undefined) flush();
  };
  source.on('data', take);
  source.once('end', () => take(null));
  // A broken side breaks the other, unless the network lets neither side know of the other.
  source.on('error', () => {
    if (!silent && !conditions.frozen) target.destroy();
  });
  source.once('close', () => {
    if (!silent && !conditions.frozen && held.length === 0) onClosed();
  });

  return {
    flush,
    silence() {
      silent = true;
      held.length = 0;
      clearTimeout(timer);
    },
  };
}
