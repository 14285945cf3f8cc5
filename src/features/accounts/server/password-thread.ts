import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from './password-cost.ts';

/** `Algorithm` is a const enum, whose value 2 means Argon2id. */
const SETTINGS = {
  algorithm: 2 as Algorithm.Argon2id,
  parallelism: 1,
  ...(workerData as PasswordCost),
};

/** Looks at a password, by which the thread learns at its start how long one takes. */
const SAMPLES = 5;

/** Children who read go first: passwords have what they leave of the processors. */
const AFTER_THE_OTHERS = 19;

/** What the thread is asked to do: to make a hash, or to compare with one; null is the hash of nobody. */
export type PasswordTask = { readonly password: string } & (
  | { readonly kind: 'hash' }
  | { readonly kind: 'verify'; readonly stored: string | null }
);
export interface PasswordRequest {
  readonly id: number;
  readonly task: PasswordTask;
  /** When the caller is answered without it, in milliseconds since 1970; null for a caller who waits as long as it takes. */
  readonly due: number | null;
}
/** `quickest` is what a password took at least so far, in milliseconds: then nothing came between. */
export type PasswordReply = { readonly id: number } & (
  | { readonly done: string | boolean; readonly quickest: number }
  /** The caller was answered without it, so that it was not computed. */
  | { readonly late: true }
  /** The name of what went wrong: a message could hold more than anybody should read. */
  | { readonly failed: string }
);

let quickest = Number.POSITIVE_INFINITY;
function timed<T>(look: () => T): T {
  const began = performance.now();
  const result = look();
  quickest = Math.min(quickest, performance.now() - began);
  return result;
}

const nobody = timed(() => hashSync('the password of nobody', SETTINGS));
// Before the first crowd comes; one alone may have been held up.
for (let sample = 0; sample < SAMPLES; sample++) timed(() => verifySync(nobody, ''));

function work(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, SETTINGS);
  const matches = verifySync(task.stored ?? nobody, task.password);
  return task.stored !== null && matches;
}

function reply({ id, task, due }: PasswordRequest): PasswordReply {
  if (due !== null && performance.timeOrigin + performance.now() >= due) return { id, late: true };
  try {
    const done = timed(() => work(task));
    return { id, done, quickest };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
}

// Elsewhere it would be the priority of the whole process.
if (process.platform === 'linux') setPriority(AFTER_THE_OTHERS);
parentPort?.on('message', (request: PasswordRequest) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply(request)),
);
