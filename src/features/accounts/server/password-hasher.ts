import { Worker } from 'node:worker_threads';
import { DeadlinePassed, dueAt } from '#platform/deadline/server/deadline.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { blockOf } from '#platform/limits/core/network-of.ts';
import { comparedPassword } from '../core/password.ts';
import { createLoginQueue, type LoginQueue } from './login-queue.ts';
import { type PasswordCost, SHIPPED_COST } from './password-cost.ts';
import type { PasswordReply, PasswordRequest, PasswordTask } from './password-thread.ts';

const THREAD = new URL('./password-thread.ts', import.meta.url);
/** What a password takes at least, until the thread has said so. Milliseconds. */
const FIRST_GUESS = 10;

/**
 * Argon2id on a thread of its own, one after the other: a flood of logins takes one processor at most, and cannot slow
 * answers down; and the thread goes on with the next while the server is busy with them.
 */
export interface PasswordHasher {
  /** Who may wait for `verify`; `hash` waits there too, in a lane of its own. */
  readonly logins: LoginQueue;
  /**
   * @param network from which it is asked: the networks take turns.
   * @param source who asks, where that is somebody who is logged in: in a network, all sources take turns, so that strangers at a
   * school's address keep none of its teachers waiting.
   * @throws Refusal `unavailable` when too many wait.
   */
  hash(password: string, network: string, source?: string): Promise<string>;
  /** Takes the same time with `null`, the hash of nobody. Only within `logins.admit`. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Ends the thread: what still waits fails. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (done: string | boolean) => void;
  readonly reject: (error: Error) => void;
}

/** @param cost less than as shipped only for people of tests, whom nobody attacks. */
export function createPasswordHasher(cost: PasswordCost = SHIPPED_COST): PasswordHasher {
  const thread = startThread(cost);
  const logins = createLoginQueue(() => thread.quickest());
  return {
    logins,
    async hash(password, network, source = network) {
      const origin = { lane: 'newPassword', networks: [blockOf(network)], source } as const;
      const hashed = await logins.admit(origin, () =>
        thread.ask({ kind: 'hash', password: comparedPassword(password) }),
      );
      if (hashed instanceof Refusal) throw hashed;
      return String(hashed);
    },
    verify: async (stored, password) =>
      (await thread.ask({ kind: 'verify', stored, password: comparedPassword(password) })) === true,
    close: () => thread.close(),
  };
}

/** The thread; one that fell is made anew for who asks next. */
function startThread(cost: PasswordCost) {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let quickest = FIRST_GUESS;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(THREAD, { workerData: cost });
    started.unref();
    started.on('message', (reply: PasswordReply) => {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('done' in reply) {
        ({ quickest } = reply);
        asker?.resolve(reply.done);
      } else if ('late' in reply) asker?.reject(new DeadlinePassed());
      else asker?.reject(new Error(`A password could not be looked at: ${reply.failed}.`));
    });
    // Without a listener the error would end the process; what follows from it follows from the exit.
    started.on('error', () => {});
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The thread of the passwords fell.'));
      waiting.clear();
    });
    return started;
  }

  return {
    /** What a password takes at least, in milliseconds. */
    quickest: () => quickest,
    ask(task: PasswordTask): Promise<string | boolean> {
      const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
      const id = asked++;
      waiting.set(id, { resolve, reject });
      worker ??= start();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ id, task, due: dueOnEveryThread() } satisfies PasswordRequest);
      return promise;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** When the work that asks has to be done; null when nobody waits for it. The clock of each thread begins at its own start. */
function dueOnEveryThread(): number | null {
  const due = dueAt();
  return due === undefined ? null : performance.timeOrigin + due;
}
