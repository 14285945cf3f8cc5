import type { Socket } from 'node:net';

/** One direction of a connection. */
export interface Relay {
  /** @param delay of everything from now on, in milliseconds. */
  set(line: { readonly delay: number; readonly frozen: boolean }): void;
  /** Lets nothing pass any more, the end neither. */
  silence(): void;
}

interface Held {
  /** Undefined is the end of the stream. */
  readonly chunk: Buffer | undefined;
  /** When it may pass, on the clock of `performance.now()`. */
  readonly dueAt: number;
}

/** Carries bytes from one socket to the other, in their order. */
export function openRelay(from: Socket, to: Socket): Relay {
  const held: Held[] = [];
  let line = { delay: 0, frozen: false };
  let silent = false;
  let timer: NodeJS.Timeout | undefined;

  const pass = () => {
    clearTimeout(timer);
    timer = undefined;
    if (silent || line.frozen) return;
    const now = performance.now();
    const first = held.findIndex(({ dueAt }) => dueAt > now);
    for (const { chunk } of held.splice(0, first < 0 ? held.length : first)) {
      if (chunk === undefined) to.end();
      else to.write(chunk);
    }
    const [next] = held;
    if (next) timer = setTimeout(pass, Math.max(1, next.dueAt - now));
  };
  const take = (chunk: Buffer | undefined) => {
    if (silent) return;
    held.push({ chunk, dueAt: performance.now() + line.delay });
    if (timer === undefined) pass();
  };
  from.on('data', take);
  from.once('end', () => take(undefined));
  // A broken side breaks the other, unless the line is one over which nobody hears of it.
  from.on('error', () => {
    if (!silent && !line.frozen) to.destroy();
  });
  from.once('close', () => clearTimeout(timer));

  return {
    set(changed) {
      line = changed;
      pass();
    },
    silence() {
      silent = true;
      held.length = 0;
    },
  };
}
