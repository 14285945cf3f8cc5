import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the work at hand, for which a caller waits. */
export interface Deadline {
  /** When it has to be done, on the clock of `performance.now()`. */
  readonly due: number;
  /** Something was already spent on it: finishing it comes before beginning other work. */
  begun: boolean;
}

const deadlines = new AsyncLocalStorage<Deadline | undefined>();

/** Time is up: the caller has been answered. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
  constructor() {
    super('The deadline has passed.');
  }
}

/** The deadline of the work that calls this; undefined for work that no caller waits for. */
export const currentDeadline = (): Deadline | undefined => deadlines.getStore();

/** When the work that calls this has to be done, on the clock of `performance.now()`. */
export const dueAt = (): number | undefined => deadlines.getStore()?.due;

/**
 * Waits for some work at most so many milliseconds.
 * The work itself cannot be stopped, but it gets no database connection any more and loses one that it keeps
 * (`deadline-pool.ts`).
 * @throws DeadlinePassed when time is up.
 */
export function within<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const deadline = { due: performance.now() + milliseconds, begun: false };
  return deadlines.run(deadline, () => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const timer = setTimeout(() => reject(new DeadlinePassed()), milliseconds);
    const settled = () => clearTimeout(timer);
    start(work).then(resolve, reject).then(settled, settled);
    return promise;
  });
}

/** Does what has to be done even when its caller has gone. */
export const regardless = <T>(work: () => Promise<T>): Promise<T> => deadlines.run(undefined, work);

/** Work that fails before its first wait fails like any other. */
const start = async <T>(work: () => Promise<T>): Promise<T> => work();
