import type { Database, Db } from '#platform/db/server/database.ts';
import { listenTo } from '#platform/db/server/listen.ts';
import type { Role, SessionHolder } from '../core/actor.ts';
import { writeLastCalls } from './last-calls.ts';
import { SessionCache } from './session-cache.ts';
import {
  deleteImpersonatedSession,
  deleteSession,
  deleteSessionsOf,
  type NewSession,
  SESSIONS_ENDED,
  type StoredSession,
  selectSession,
} from './session-queries.ts';
import { hashToken, makeToken } from './token.ts';

/** No session lives longer, however busy (product: "Session"). Milliseconds. */
const MAX_SESSION_MS = 24 * 3600_000;

export interface Sessions {
  /** Makes a session, whose token is returned once and stored only as a hash. It is open once it is written. */
  open(person: { userId: number; role: Role }, now: Date): OpenedSession;
  /** Who holds this token, if its session is alive and its account open; counts as a call of that person. */
  find(token: string, now: Date): Promise<SessionHolder | null>;
  /** Ends it in every process; one in which an administrator acts as its person with the administrator's own. */
  end(token: string): Promise<void>;
  /** Ends a session in which an administrator acts as its person, and leaves the administrator's own. */
  endImpersonated(token: string, db: Db): Promise<void>;
  /** Ends every session of a person, in all processes within a second. */
  endAllOf(userId: number, db?: Db): Promise<void>;
  /** Has this process read the sessions of a person anew: something of theirs has changed. Others hear of it from the database. */
  forget(userId: number): void;
  close(): Promise<void>;
}

export interface OpenedSession {
  readonly token: string;
  readonly expiresAt: Date;
  /** What is to be written. */
  readonly row: NewSession;
}

export interface SessionOptions {
  /** Idle time until a session ends, in seconds. */
  readonly idleSeconds: { readonly student: number; readonly adult: number };
  readonly onError: (error: unknown) => void;
}

const isAlive = (session: StoredSession, now: Date): boolean =>
  now < session.expiresAt && now.getTime() < session.lastSeenAt.getTime() + session.idleSeconds * 1000;

/** Opaque bearer sessions in the database, shared by all server processes. */
export function createSessions({ db, pool }: Database, { idleSeconds, onError }: SessionOptions): Sessions {
  const cache = new SessionCache();
  const listener = forgetEnded(cache, pool, onError);
  const lastCalls = writeLastCalls(db, onError);
  return {
    open({ userId, role }, now) {
      const token = makeToken();
      const expiresAt = new Date(now.getTime() + MAX_SESSION_MS);
      const idle = role === 'student' ? idleSeconds.student : idleSeconds.adult;
      const row = { tokenHash: hashToken(token), userId, now, expiresAt, idleSeconds: idle };
      return { token, expiresAt, row };
    },
    async find(token, now) {
      const { hash, key } = keyOf(token);
      const session = cache.get(key, now.getTime()) ?? (await readSession(db, cache, { hash, key, now }));
      if (!session) return null;
      lastCalls.set(key, { tokenHash: hash, at: now });
      const { ownSession, userId, role, unapproved, impersonatorId, withoutSecondFactor, provedAt } = session;
      // Who acts as somebody else is still there.
      if (ownSession) lastCalls.set(ownSession.toString('base64'), { tokenHash: ownSession, at: now });
      return { userId, role, unapproved, impersonatorId, withoutSecondFactor, provedAt };
    },
    async end(token) {
      const { hash, key } = keyOf(token);
      lastCalls.forget(key);
      await deleteSession(db, hash);
      cache.forgetEnded(key);
    },
    async endImpersonated(token, where) {
      const { hash, key } = keyOf(token);
      lastCalls.forget(key);
      await deleteImpersonatedSession(where, hash);
      cache.forgetEnded(key);
    },
    forget: (userId) => cache.forgetUser(userId),
    endAllOf: (userId, where = db) => deleteSessionsOf(where, userId),
    async close() {
      await lastCalls.close();
      await listener.close();
    },
  };
}

/** What the database knows a token by, and the cache. */
function keyOf(token: string) {
  const hash = hashToken(token);
  return { hash, key: hash.toString('base64') };
}

/** Forgets the sessions of a person as soon as any process has ended them. */
const forgetEnded = (cache: SessionCache, pool: Database['pool'], onError: SessionOptions['onError']) =>
  listenTo(pool, SESSIONS_ENDED, {
    onMessage: (userId) => cache.forgetUser(Number(userId)),
    onState: (listening) => {
      cache.listening = listening;
    },
    onError,
  });

/** The session from the database, if it is alive; it stays in the cache. */
async function readSession(
  db: Db,
  cache: SessionCache,
  { hash, key, now }: ReturnType<typeof keyOf> & { readonly now: Date },
): Promise<StoredSession | undefined> {
  const { generation } = cache;
  const seenHere = cache.seenAt(key);
  const stored = await selectSession(db, hash);
  const session = stored && {
    ...stored,
    lastSeenAt: new Date(Math.max(stored.lastSeenAt.getTime(), seenHere)),
  };
  if (!session || !isAlive(session, now)) return undefined;
  cache.put(key, session, now.getTime(), generation);
  return session;
}
