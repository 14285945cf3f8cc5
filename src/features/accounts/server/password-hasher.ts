import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import { createLoginLine, type LoginLine } from './login-line.ts';

/** OWASP's Argon2id setting for 19 MiB. `Algorithm` is a const enum, whose value 2 means Argon2id. */
const SETTINGS = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Hashes at a time: one core works on passwords, the rest answers children. */
const AT_ONCE = 1;
/** New passwords that wait at most; logins have a line of their own. */
const WAITING_MOST = 400;

/** Argon2id behind a limiter, so that a flood of logins cannot slow answers down. */
export interface PasswordHasher {
  /** Who may wait for `verify`. */
  readonly logins: LoginLine;
  /** @throws Refusal `unavailable` when too many wait. */
  hash(password: string): Promise<string>;
  /** Takes the same time with `null`, the hash of nobody. Only within `logins.admit`. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** Lets `AT_ONCE` through and keeps the others in line. */
function createTurnstile() {
  let running = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export function createPasswordHasher(): PasswordHasher {
  const inTurn = createTurnstile();
  const nobody = hash('the password of nobody', SETTINGS);
  let newOnes = 0;
  return {
    logins: createLoginLine(),
    async hash(password) {
      if (newOnes >= WAITING_MOST) throw refuse('unavailable');
      newOnes += 1;
      try {
        return await inTurn(() => hash(password, SETTINGS));
      } finally {
        newOnes -= 1;
      }
    },
    async verify(stored, password) {
      const against = stored ?? (await nobody);
      const matches = await inTurn(() => verify(against, password));
      return stored !== null && matches;
    },
  };
}
