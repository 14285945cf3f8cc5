import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { currentDeadline, type Deadline, DeadlinePassed } from '#platform/deadline/server/deadline.ts';
import { ConnectionQueue, type Waiter } from './connection-queue.ts';

type Given = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

interface WaitingCall extends Waiter {
  readonly given: Given;
  readonly impatience: NodeJS.Timeout;
}

/** Longest that a call waits for its first connection, so that time is left to use it. Milliseconds. */
const LONGEST_WAIT = 4_000;
/** Calls that wait at a time: a healthy server takes in as many within half a second. */
const MAX_WAITING = 1_000;
/**
 * How long after its deadline work may keep a connection, in milliseconds: a slow statement ends in it, and a connection
 * that is cut has to be made anew, which takes several rounds on a slow line.
 */
const GRACE = 3_000;
const LOOK_EVERY = 500;

/** The database is too slow for all who want it. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
  constructor() {
    super('No database connection was free in time.');
  }
}

const NOTHING = () => {};

/**
 * A pool that knows deadlines. Work that is due gets a connection only in time, and loses one that it still has long
 * after: a server that does not answer, or has gone without a word, keeps nobody for ever. Other work waits as it likes.
 */
export class DeadlinePool extends pg.Pool {
  /** Connections that work with a deadline has, and when it is due. */
  readonly #held = new Map<pg.ClientBase, number>();
  readonly #queue = new ConnectionQueue<WaitingCall>();
  readonly #looking: NodeJS.Timeout;
  readonly #most: number;
  /** Connections that work with a deadline has or is being given. */
  #taken = 0;

  constructor(config: pg.PoolConfig & { readonly max: number }) {
    super(config);
    this.#most = config.max;
    this.on('release', (_error, client) => {
      if (this.#held.delete(client)) this.#giveBack();
    });
    this.#looking = setInterval(() => this.#cutOverdue(), LOOK_EVERY).unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(given: Given): void;
  override connect(given?: Given): Promise<pg.PoolClient> | void {
    const deadline = currentDeadline();
    if (given) return deadline ? this.#take(deadline, given) : super.connect(given);
    if (!deadline) return super.connect();
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
    this.#take(deadline, (error, client) => (client ? resolve(client) : reject(error ?? new DatabaseBusy())));
    return promise;
  }

  override end(): Promise<void>;
  override end(ended: () => void): void;
  override end(ended?: () => void): Promise<void> | void {
    clearInterval(this.#looking);
    return ended ? super.end(ended) : super.end();
  }

  #take(deadline: Deadline, given: Given): void {
    const since = performance.now();
    if (deadline.due <= since) given(new DeadlinePassed(), undefined, NOTHING);
    else if (this.#taken < this.#most) this.#connect(deadline, given);
    else if (this.#queue.length >= MAX_WAITING) given(new DatabaseBusy(), undefined, NOTHING);
    else this.#wait(deadline, given, since);
  }

  #wait(deadline: Deadline, given: Given, since: number): void {
    const left = deadline.due - since;
    const leave = () => {
      this.#queue.leave(waiting);
      given(new DatabaseBusy(), undefined, NOTHING);
    };
    const impatience = setTimeout(leave, deadline.begun ? left : Math.min(left, LONGEST_WAIT));
    // It goes on in the context of its own call, and not of the one that gives its connection back.
    const waiting: WaitingCall = { deadline, since, given: AsyncResource.bind(given), impatience };
    this.#queue.add(waiting);
  }

  #connect(deadline: Deadline, given: Given): void {
    this.#taken += 1;
    deadline.begun = true;
    super.connect((error, client, done) => {
      if (!client) {
        given(error, client, done);
        return this.#giveBack();
      }
      this.#held.set(client, deadline.due);
      if (performance.now() < deadline.due) return given(error, client, done);
      // The caller has gone; the connection stays for the next.
      done();
      given(new DeadlinePassed(), undefined, NOTHING);
    });
  }

  #giveBack(): void {
    this.#taken -= 1;
    const next = this.#queue.next(performance.now());
    if (!next) return;
    clearTimeout(next.impatience);
    this.#connect(next.deadline, next.given);
  }

  #cutOverdue(): void {
    const now = performance.now();
    for (const [client, due] of this.#held)
      if (now >= due + GRACE) (client as pg.Client).connection.stream.destroy();
  }
}
