import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Walk } from './walk.ts';

export interface LoadPlan {
  readonly origin: string;
  readonly clients: number;
  readonly walk: Walk;
}

/** Walk on for so many seconds, and longer until so many answers were sent. */
export interface LoadOrder {
  readonly seconds: number;
  readonly least: number;
}

/** What came of it. Times of one answer in milliseconds. */
export interface Loaded {
  readonly accepted: number;
  readonly refused: number;
  readonly seconds: number;
  /** A client had no students left before the time was up. */
  readonly ranOut: boolean;
  readonly p50: number;
  readonly p99: number;
  /** Of the last question of the walk. */
  readonly lastP99: number;
  /** Processor time of the clients, in milliseconds. */
  readonly processor: number;
}

/** Clients in a process of their own. */
export interface Load {
  /** All go on from where they are. @throws Error when their process ends. */
  walk(order: LoadOrder): Promise<Loaded>;
  stop(): Promise<void>;
}

export function startLoad(plan: LoadPlan): Load {
  const loader = fork(join(import.meta.dirname, 'loader.ts'), [], { serialization: 'advanced' });
  const ended = once(loader, 'exit');
  loader.send(plan);
  return {
    async walk(order) {
      loader.send(order);
      return nextMessage(loader);
    },
    async stop() {
      if (loader.connected) loader.disconnect();
      await ended;
    },
  };
}

function nextMessage(loader: ChildProcess): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The clients ended.'));
    loader.once('exit', failed);
    loader.once('message', (loaded) => {
      loader.removeListener('exit', failed);
      resolve(loaded as Loaded);
    });
  });
}
