import { Turns } from './turns.ts';

/**
 * Who is served before whom, with the share of the turns and of the places that each lane may count on while the others
 * want them too: devices that have signed in here before; addresses; new passwords, of sign-ups; addresses with too many
 * wrong guesses.
 */
const SHARES = { device: 12, address: 3, newPassword: 1, behind: 1 } as const;
export type Lane = keyof typeof SHARES;

/** The position of a caller: which lane, and of which source. All callers of one source share its turns. */
export interface Origin {
  readonly lane: Lane;
  /** The networks of the source, the widest first: all sources of a network share its turns. */
  readonly networks?: readonly string[];
  /** A device or an address. */
  readonly source: string;
  /** So many passwords are looked at for this caller: as many places and turns does it take. One unless said. */
  readonly places?: number;
}

interface Queue<W> {
  readonly share: number;
  readonly waiting: Turns<W>;
  /** Turns taken, in units of the share. */
  turn: number;
}

const pathOf = ({ networks = [], source }: Origin): readonly string[] => [...networks, source];

/** A queue that one network cannot fill for the others: lanes take turns by their shares, and in a lane its networks do. */
export class FairQueue<W> {
  readonly #queues = Object.fromEntries(
    Object.entries(SHARES).map(([lane, share]) => [lane, { share, waiting: new Turns(), turn: 0 }]),
  ) as Record<Lane, Queue<W>>;
  /** Where the turns are; a lane that was empty begins here and makes up for nothing. */
  #turn = 0;

  add(origin: Origin, waiter: W): void {
    const queue = this.#queues[origin.lane];
    if (queue.waiting.size === 0) queue.turn = Math.max(queue.turn, this.#turn);
    queue.waiting.add(pathOf(origin), { waiter, places: origin.places ?? 1 });
  }

  /** Takes the next one out of the queue. */
  next(): W | undefined {
    const queue = Object.values(this.#queues)
      .filter(({ waiting }) => waiting.size > 0)
      .reduce<Queue<W> | undefined>(
        (first, one) => (first && first.turn <= one.turn ? first : one),
        undefined,
      );
    if (!queue) return undefined;
    const next = queue.waiting.next();
    queue.turn += (next?.places ?? 1) / queue.share;
    this.#turn = queue.turn;
    return next?.waiter;
  }

  /**
   * Takes the newest out of the source with the most places, in the lane with the most for its share, for a newcomer.
   * @returns undefined when the newcomer's own source has the most: then the newcomer has to go.
   */
  makeRoomFor(origin: Origin): W | undefined {
    const own = this.#queues[origin.lane];
    const { places = 1 } = origin;
    const load = (queue: Queue<W>) => (queue.waiting.size + (queue === own ? places : 0)) / queue.share;
    const fullest = Object.values(this.#queues).reduce(
      (most, one) => (load(one) > load(most) ? one : most),
      own,
    );
    return fullest.waiting.makeRoom(fullest === own ? pathOf(origin) : undefined, places)?.waiter;
  }
}
