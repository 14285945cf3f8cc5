import { addressOf, openDevice } from '../../proving/devices.ts';

/** trust.md: guesses on an account that are looked at in a day. */
export const MOST_GUESSES = 99;
/** Guesses beyond them, and at the same time. */
const MORE = 21;
const AT_ONCE = 6;
const WRONG = 401;
const TOO_MANY = 429;

/** How often each status came. */
export interface Guesses {
  readonly looked: number;
  readonly refused: number;
  /** Neither: the guess was not answered. */
  readonly other: number;
}

/** Guesses at one account from many addresses, at both servers in turn. */
export async function tryGuesses(origins: readonly [string, string], username: string): Promise<Guesses> {
  const statuses: number[] = [];
  const all = MOST_GUESSES + MORE;
  let next = 0;
  const guessOn = async () => {
    for (let number = next++; number < all; number = next++)
      statuses.push(await guess(origins, number, username));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guessOn));
  const looked = statuses.filter((status) => status === WRONG).length;
  const refused = statuses.filter((status) => status === TOO_MANY).length;
  return { looked, refused, other: all - looked - refused };
}

async function guess(origins: readonly [string, string], number: number, username: string): Promise<number> {
  const device = openDevice(origins[number % 2 === 0 ? 0 : 1], addressOf(number));
  try {
    const body = { username, password: `wrong guess ${number}` };
    return (await device.call({ method: 'POST', path: 'auth/login', body })).status;
  } finally {
    await device.close();
  }
}
