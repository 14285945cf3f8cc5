import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { OpenSession } from '../contract/own-sessions.ts';
import { deviceOf } from './account-columns.ts';
import { selectSessionsOf } from './own-sessions-queries.ts';

/** A session of a person, with what is to be known to end it. */
export interface OwnSession {
  readonly tokenHash: Buffer;
  readonly shown: OpenSession;
}

/** The sessions of a person that are open: the one that asks first, then the latest. */
export async function sessionsOf(
  db: Db,
  { userId, token, now }: { readonly userId: number; readonly token: string; readonly now: Date },
): Promise<OwnSession[]> {
  const own = hashToken(token);
  const rows = await selectSessionsOf(db, userId);
  return rows
    .filter((row) => isOpen(row, now) || row.token_hash.equals(own))
    .map((row) => {
      const isThis = row.token_hash.equals(own);
      const shown: OpenSession = {
        handle: handleOf(row.token_hash),
        device: deviceOf(row.device, userId),
        since: row.created_at.toISOString(),
        // When this one was last used is written once a minute; it is used now.
        lastSeenAt: (isThis ? now : row.last_seen_at).toISOString(),
        isThis,
      };
      return { tokenHash: row.token_hash, shown };
    })
    .toSorted(
      ({ shown: a }, { shown: b }) =>
        Number(b.isThis) - Number(a.isThis) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    );
}

type Row = Awaited<ReturnType<typeof selectSessionsOf>>[number];

const isOpen = ({ expires_at, last_seen_at, idle_seconds }: Row, now: Date): boolean =>
  now < expires_at && now.getTime() < last_seen_at.getTime() + idle_seconds * 1000;

/** Names a session without its token, nor the hash by which the token is found. */
const handleOf = (tokenHash: Buffer): string =>
  createHash('sha256').update('handle of a session').update(tokenHash).digest('hex').slice(0, 32);
