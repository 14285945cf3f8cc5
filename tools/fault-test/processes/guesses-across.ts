import { loginCall, openClients } from '../../harness/client.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { using } from '../../harness/report.ts';

/** Guesses at a username that are checked in a day (docs/trust.md). */
export const MAX_GUESSES = 69;
const MORE_GUESSES = 21;
const CONCURRENCY = 6;

/** How many guesses had each result. */
export interface Guesses {
  readonly checked: number;
  readonly refused: number;
  /** Neither: the guess was not answered. */
  readonly other: number;
}

/** Guesses at one account from many addresses, at both servers in turn. */
export async function tryGuesses(origins: readonly string[], username: string): Promise<Guesses> {
  const count = MAX_GUESSES + MORE_GUESSES;
  return using(openClients(origins, { count }), async (clients) => {
    const statuses: number[] = [];
    await forEachConcurrently(Array.from({ length: count }).keys(), CONCURRENCY, async (number) => {
      const guess = loginCall(username, `wrong guess ${number}`);
      statuses.push((await clients.at(number).call(guess)).status);
    });
    const countOf = (wanted: number) => statuses.filter((status) => status === wanted).length;
    const [checked, refused] = [countOf(401), countOf(429)];
    return { checked, refused, other: count - checked - refused };
  });
}
