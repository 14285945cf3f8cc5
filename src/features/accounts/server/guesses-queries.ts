import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { Window } from '#platform/limits/server/limit-window.ts';
import {
  GUESSES_AT_ACCOUNT,
  GUESSES_FROM_NETWORK,
  type GuessKey,
  type GuessWindow,
} from './guesses-at-account.ts';

/** Guesses that were counted for this network already. */
const fromNetwork = (network: string | null): RawBuilder<number> =>
  sql<number>`coalesce((l.by_network ->> ${network}::text)::integer, 0)`;

/** As part of a statement: counts a guess at an account when the account and the network have one left. One row if it did. */
export const takingGuess = (
  usernameKey: string,
  { bucket, bucketOfNobody, start, end, network }: GuessWindow,
  condition: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into limits as l (bucket, window_start, used, ends_at, by_network)
  select case when exists (select from users where username_key = ${usernameKey}) then ${bucket} else ${bucketOfNobody} end,
         ${start}::timestamptz, 1, ${end}::timestamptz,
         jsonb_set('{}', array[${network}::text], '1')
   where ${condition}
      on conflict (bucket, window_start)
      do update set used = l.used + 1,
                    by_network = jsonb_set(coalesce(l.by_network, '{}'), array[${network}::text],
                                           (${fromNetwork(network)} + 1)::text::jsonb)
   where l.used < ${sql.lit(GUESSES_AT_ACCOUNT.calls)}
     and ${fromNetwork(network)} < ${sql.lit(GUESSES_FROM_NETWORK)}
  returning 1 as taken`;

/**
 * Alone or as part of a statement: gives a guess back to the account and to its network, unless it was forgotten meanwhile.
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

/** How many guesses at an account were counted: all, and those of the network with the most. */
export async function selectGuesses(
  db: Db,
  { bucket, start }: Window,
): Promise<{ readonly all: number; readonly mostFromNetwork: number }> {
  const row = await db
    .selectFrom('limits')
    .select('used as all')
    .select(
      sql<number>`coalesce((select max(guesses::integer) from jsonb_each_text(by_network) networks (network, guesses)), 0)`.as(
        'mostFromNetwork',
      ),
    )
    .where('bucket', '=', bucket)
    .where('window_start', '=', start)
    .executeTakeFirst();
  return row ?? { all: 0, mostFromNetwork: 0 };
}
