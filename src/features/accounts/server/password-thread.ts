import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Algorithm, hashSync, verifySync } from '@node-rs/argon2';

/** OWASP's Argon2id setting for 19 MiB. `Algorithm` is a const enum, whose value 2 means Argon2id. */
const SETTINGS = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Children who read go first: passwords have what they leave of the processors. */
const AFTER_THE_OTHERS = 5;

/** What the thread is asked to do: to make a hash, or to compare with one; null is the hash of nobody. */
export type PasswordTask = { readonly password: string } & (
  | { readonly kind: 'hash' }
  | { readonly kind: 'verify'; readonly stored: string | null }
);
export interface PasswordRequest {
  readonly id: number;
  readonly task: PasswordTask;
}
export type PasswordReply = { readonly id: number } & (
  | { readonly done: string | boolean }
  /** The name of what went wrong: a message could hold more than anybody should read. */
  | { readonly failed: string }
);

const nobody = hashSync('the password of nobody', SETTINGS);

function work(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, SETTINGS);
  const matches = verifySync(task.stored ?? nobody, task.password);
  return task.stored !== null && matches;
}

function reply({ id, task }: PasswordRequest): PasswordReply {
  try {
    return { id, done: work(task) };
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
