import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerTeacher } from '#features/accounts/contract/endpoints.ts';
import { listClassFigures } from '#features/overview/contract/class-figures.ts';
import { listTaughtStudents, searchTeaching } from '#features/overview/contract/teaching.ts';
import { listWorklist } from '#features/overview/contract/worklist.ts';
import { callOf } from '../../harness/call-of.ts';
import { addressOf, type ClientCall, openClient } from '../../harness/client.ts';
import { increment } from '../../harness/figures.ts';

export interface Account {
  readonly id: number;
  readonly token: string;
}

/** The addresses of attackers begin here. */
const FIRST_ADDRESS = 9_500;
/** An attacker who is refused tries again at once, whatever the server said. Milliseconds. */
const PAUSE_MS = 400;

/** Registers a teacher, as anybody may. */
export async function registerAccount(origin: string, number: number): Promise<Account> {
  const client = openClient(origin, addressOf(FIRST_ADDRESS + number));
  try {
    const username = `nobody.${randomUUID().slice(0, 8)}`;
    const body = { username, password: 'otter river 27', timezone: 'America/New_York' };
    const { status, text } = await client.call(callOf(registerTeacher, { body }));
    if (status !== registerTeacher.status) throw new Error(`A teacher was answered ${status}: ${text}`);
    const { userId, token } = JSON.parse(text) as { readonly userId: number; readonly token: string };
    return { id: userId, token };
  } finally {
    await client.close();
  }
}

const search = () => `mounntaim photosyntesis ${Math.random().toString(36).slice(2, 10)}`;
const CALLS: readonly ((token: string) => ClientCall)[] = [
  (token) => callOf(listWorklist, {}, { token }),
  (token) => callOf(listClassFigures, {}, { token }),
  (token) => callOf(listTaughtStudents, { query: { q: 'zorg', sort: 'seen' } }, { token }),
  (token) => callOf(searchTeaching, { query: { q: search() } }, { token }),
];

export interface AttackLog {
  /** By status. */
  readonly replies: ReadonlyMap<number, number>;
  /** Put off without being told for how long. */
  readonly untold: number;
}

/** Asks for every list of the account's classes, so many calls at a time, until the signal. */
export async function attackWith(
  origin: string,
  accounts: readonly Account[],
  { callsAtATime, until }: { readonly callsAtATime: number; readonly until: AbortSignal },
): Promise<AttackLog> {
  const replies = new Map<number, number>();
  let untold = 0;
  const askOn = async ({ token }: Account, number: number) => {
    const client = openClient(origin, addressOf(FIRST_ADDRESS + number));
    for (let turn = number; !until.aborted; turn++) {
      const call = CALLS[turn % CALLS.length] as (typeof CALLS)[number];
      const { status, retryAfter } = await client.tryCall(call(token));
      increment(replies, status);
      if (status === 200) continue;
      if (!((retryAfter ?? 0) > 0)) untold += 1;
      await sleep(PAUSE_MS);
    }
    await client.close();
  };
  await Promise.all(
    accounts.flatMap((account) => Array.from({ length: callsAtATime }, async (_, n) => askOn(account, n))),
  );
  return { replies, untold };
}
