import type { StoredSession } from './session-queries.ts';

/**
 * How long a session is believed without asking the database, in milliseconds: a child who reads with care answers every
 * half minute, and three of four answers find it here.
 */
const TRUSTED_FOR_MS = 120_000;
/** About 200 bytes each: twenty thousand children are 4 MB. */
const MAX_ENTRIES = 20_000;

interface Entry {
  readonly session: StoredSession;
  readonly readAt: number;
  seenAt: number;
}

/**
 * Sessions that this process read lately, so that an answer need not ask for its session again. It is only used while
 * the process hears of sessions that end (`listening`), and it forgets everything when it stops hearing.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();
  #listening = false;
  #forgotten = 0;

  set listening(listening: boolean) {
    this.#listening = listening;
    if (!listening) this.#entries.clear();
  }

  get(key: string, now: number): StoredSession | undefined {
    const entry = this.#entries.get(key);
    if (!this.#listening || !entry || now - entry.readAt >= TRUSTED_FOR_MS) return undefined;
    const { session } = entry;
    if (now >= entry.seenAt + session.idleSeconds * 1000 || now >= session.expiresAt.getTime())
      return undefined;
    entry.seenAt = now;
    return session;
  }

  /** Counts what was forgotten: a session read before may have ended while it was read. */
  get generation(): number {
    return this.#forgotten;
  }

  put(key: string, session: StoredSession, now: number, generation: number): void {
    if (!this.#listening || generation !== this.#forgotten) return;
    this.#entries.delete(key);
    this.#entries.set(key, { session, readAt: now, seenAt: now });
    const oldest = this.#entries.size > MAX_ENTRIES ? this.#entries.keys().next() : null;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
  }

  /** When this process last saw a call in the session; the database may not know yet. Epoch ms, 0 for never. */
  seenAt(key: string): number {
    return this.#entries.get(key)?.seenAt ?? 0;
  }

  /** A session has ended, and with it those in which its person acted as somebody else. */
  forgetEnded(key: string): void {
    this.#forgotten += 1;
    const ended = this.#entries.get(key)?.session;
    this.#entries.delete(key);
    if (ended?.role === 'admin') this.forgetUser(ended.userId);
    if (ended?.impersonatorId != null) this.forgetUser(ended.impersonatorId);
  }

  /** The sessions of a person, and those in which they act as somebody else. */
  forgetUser(userId: number): void {
    this.#forgotten += 1;
    for (const [key, { session }] of this.#entries)
      if (session.userId === userId || session.impersonatorId === userId) this.#entries.delete(key);
  }
}
