import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { FairQueue, type Lane, type Origin } from './fair-queue.ts';

interface Waiter {
  readonly places: number;
  readonly go: (admitted: boolean) => void;
}

/**
 * Passwords that are worked on at a time: enough that the next password is there when one was looked at, however busy the
 * server is meanwhile, and few enough that new logins never delay the answers of those who are logged in, in the
 * queue for the database.
 */
const AT_ONCE = 16;
/** Longest wait in the queue, in milliseconds: a call has a deadline, and a page had better wait where nothing is kept for it. */
const LONGEST_WAIT = 4_000;
/** Longest queue, however fast logins seem to be. */
const MAX_WAITING = 250;
/** What one place takes until enough of them were timed, in milliseconds. */
const FIRST_GUESS = 10;
/** How much the newest login counts in the running mean. */
const NEWEST = 0.05;
/**
 * So many times as long as its password alone a login takes at least, with its statements and what the student does next.
 * Appointments much nearer together would find the queue full again and again.
 */
const BESIDE_PASSWORD = 1.15;
/** The longest wait that a caller is given, in milliseconds: the crowd may be gone by then. */
const MAX_AWAY = 120_000;

/**
 * The queue in front of the passwords. A caller that finds it full is given the time of its turn: one after the other, as fast as
 * logins can go, so that a crowd of thousands neither asks again and again nor comes back all at once. The
 * server may have more to do than logins; then those who find the queue full again get another appointment, which
 * costs a small part of a login, while a processor that was idle cannot make up for it later.
 *
 * When the queue is full, a newcomer takes the last place of the source that has most of it, which gets a time in its place:
 * one address cannot fill the queue for others. Each lane has appointments of its own, so that a flood in one
 * does not send the others away for longer.
 */
export interface LoginQueue {
  /** Does the work of one login or one new password, or refuses it before anything is looked at. */
  admit<T>(origin: Origin, work: () => Promise<T>): Promise<T | Refusal<'unavailable'>>;
}

/**
 * @param quickest what a password takes at least, in milliseconds.
 * @param clock in milliseconds, of any beginning.
 */
export function createLoginQueue(
  quickest: () => number,
  clock: () => number = () => performance.now(),
): LoginQueue {
  const waiting = new FairQueue<Waiter>();
  /** Places of those who wait, and of those who are worked on. */
  let inQueue = 0;
  let inWork = 0;
  let each = FIRST_GUESS;
  /** When the last one left, or the queue began. */
  let lastMove = 0;
  const lastAppointment: Record<Lane, number> = { device: 0, address: 0, newPassword: 0, behind: 0 };

  /** @returns whether there was a place until it was this one's turn. */
  const enter = async (origin: Origin): Promise<boolean> => {
    const { places = 1 } = origin;
    if (inQueue === 0) lastMove = clock();
    if (isFull()) {
      const displaced = waiting.makeRoomFor(origin);
      if (!displaced) return false;
      displaced.go(false);
      inQueue -= displaced.places;
    }
    inQueue += places;
    if (inWork >= AT_ONCE) return new Promise<boolean>((go) => waiting.add(origin, { places, go }));
    inWork += places;
    return true;
  };
  /** While others wait, logins leave as fast as they are worked on. */
  const learn = (places: number) => {
    const now = clock();
    if (inQueue > places) each += ((now - lastMove) / places - each) * NEWEST;
    lastMove = now;
  };
  const leave = (places: number) => {
    inQueue -= places;
    inWork -= places;
    for (let next = nextIfFree(); next; next = nextIfFree()) {
      inWork += next.places;
      next.go(true);
    }
  };
  const nextIfFree = () => (inWork < AT_ONCE ? waiting.next() : undefined);
  const isFull = () => inQueue >= MAX_WAITING || (inQueue > AT_ONCE && inQueue * each >= LONGEST_WAIT);
  const turnAway = ({ lane, places = 1 }: Origin) => {
    const now = clock();
    // By then half of the queue is gone.
    const earliest = now + LONGEST_WAIT / 2;
    const next = Math.max(lastAppointment[lane], earliest) + places * quickest() * BESIDE_PASSWORD;
    lastAppointment[lane] = Math.min(next, now + MAX_AWAY);
    return refuse('unavailable', { retryAfter: Math.ceil(Math.round(lastAppointment[lane] - now) / 1000) });
  };

  return {
    async admit(origin, work) {
      if (!(await enter(origin))) return turnAway(origin);
      const { places = 1 } = origin;
      try {
        const result = await work();
        // What fails says nothing: a caller that waited past the deadline is gone in an instant.
        learn(places);
        return result;
      } finally {
        leave(places);
      }
    },
  };
}
