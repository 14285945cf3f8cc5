import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { jsonColumn } from '#platform/db/server/stored-column.ts';
import type { Window } from '#platform/limits/server/limit-window.ts';
import type { GuessKey, GuessWindow } from './guesses-at-account.ts';

/** Guesses by the network that they came from, by the bucket; null for what is not counted by network. */
const guessesByNetworkOf = jsonColumn('limits.by_network', z.record(z.string(), z.number().int()).nullable());

/** Guesses that were counted for this network already. */
const fromNetwork = (network: string | null): RawBuilder<number> =>
  sql<number>`coalesce((l.by_network ->> ${network}::text)::integer, 0)`;

/**
 * As part of a statement: counts a guess at an account when the account and the network have one left. One row if it did.
 * @param holder selects the account, if there is one.
 */
export const takingGuess = (
  holder: RawBuilder<unknown>,
  { bucket, bucketOfNobody, start, end, network, most, mostFromNetwork }: GuessWindow,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into limits as l (bucket, window_start, used, ends_at, by_network)
  select case when exists (${holder}) then ${bucket} else ${bucketOfNobody} end,
         ${start}::timestamptz, 1, ${end}::timestamptz,
         jsonb_set('{}', array[${network}::text], '1')
   where ${condition}
      on conflict (bucket, window_start)
      do update set used = l.used + 1,
                    by_network = jsonb_set(coalesce(l.by_network, '{}'), array[${network}::text],
                                           (${fromNetwork(network)} + 1)::text::jsonb)
   where l.used < ${most}::integer
     and ${fromNetwork(network)} < ${mostFromNetwork}::integer
  returning 1 as taken`;

/**
 * As part of a statement: gives a guess back to the account and to its network, unless it was forgotten meanwhile.
 * A network without guesses is not kept, so there are never more networks than guesses.
 */
export const givingBackGuess = ({
  bucket,
  start,
  network,
}: GuessKey | { readonly [K in keyof GuessKey]: null }): RawBuilder<unknown> => sql`
  update limits l
     set used = greatest(l.used - 1, 0),
         by_network = case when ${fromNetwork(network)} > 1
           then jsonb_set(l.by_network, array[${network}::text], (${fromNetwork(network)} - 1)::text::jsonb)
           else l.by_network - ${network}::text end
   where l.bucket = ${bucket} and l.window_start = ${start}::timestamptz and ${fromNetwork(network)} > 0`;

/** The same alone. */
export const giveBackAtAccount = preparedStatement('give-back-guess', (_db, guess: GuessKey) =>
  givingBackGuess(guess),
);

/** How many guesses at an account were counted: all, and those of the network with the most. */
export async function selectGuesses(
  db: Db,
  { bucket, start }: Window,
): Promise<{ readonly all: number; readonly mostFromNetwork: number }> {
  const row = await db
    .selectFrom('limits')
    .select(['used', 'by_network'])
    .where('bucket', '=', bucket)
    .where('window_start', '=', start)
    .executeTakeFirst();
  if (!row) return { all: 0, mostFromNetwork: 0 };
  const byNetwork = guessesByNetworkOf(row.by_network, bucket) ?? {};
  return { all: row.used, mostFromNetwork: Math.max(0, ...Object.values(byNetwork)) };
}
