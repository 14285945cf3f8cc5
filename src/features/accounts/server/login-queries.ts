import { type QueryCreator, sql } from 'kysely';
import { builtOnce } from '#platform/db/server/built-once.ts';
import type { DB } from '#platform/db/server/schema.gen.ts';
import { alongWith } from '#platform/db/server/write-together.ts';
import type { Window, WindowKey } from '#platform/limits/server/limit-window.ts';
import { countingOneBeside, uncountingOne } from '#platform/limits/server/limits-queries.ts';
import { insertingSession, type NewSession } from '#platform/session/server/session-queries.ts';

interface Guess {
  readonly usernameKey: string;
  /** The allowance of the account. */
  readonly atAccount: Window;
  /** The allowance of the address, of which nothing is used. */
  readonly fromAddress: { readonly key: WindowKey; readonly most: number };
}

/**
 * Takes a guess at an account, and reads whom it is about, if it exists. No row, and nothing taken, when the address has
 * no guesses left.
 */
export const takeGuess = builtOnce((db, { usernameKey, atAccount, fromAddress }: Guess) =>
  db
    .with('guess', (statement) => countingOneBeside(statement, atAccount, fromAddress))
    .selectFrom('guess')
    .leftJoin('users', (join) => join.on('username_key', '=', usernameKey))
    .select(['guess.used', 'users.id', 'role', 'password_hash', 'locked_at']),
);

interface Login {
  readonly session: NewSession;
  readonly person: { readonly userId: number; readonly now: Date; readonly newOutboxKey: Buffer };
}

/**
 * Opens a session and notes the login, in one statement. @returns the key of a student's outbox, made at the first login
 * and the same ever after; null for everybody else.
 */
export const writeSignIn = builtOnce((db, { session, person }: Login) =>
  notingLogin(alongWith(db, [insertingSession(db, session)]), person),
);

/** The same for a guess that was right: it does not count. */
export const writeLogin = builtOnce((db, { session, person, atAccount }: Login & { atAccount: WindowKey }) =>
  notingLogin(alongWith(db, [insertingSession(db, session), uncountingOne(db, atAccount)]), person),
);

const notingLogin = (db: QueryCreator<DB>, { userId, now, newOutboxKey }: Login['person']) =>
  db
    .updateTable('users')
    .set({
      last_login_at: now,
      outbox_key: sql`case when role = 'student' then coalesce(outbox_key, ${newOutboxKey}::bytea) end`,
    })
    .where('id', '=', userId)
    .returning('outbox_key');
