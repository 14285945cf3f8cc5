import { createHash } from 'node:crypto';
import { usernameKey } from '#features/accounts/core/username.ts';
import type { Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { linesTo } from './pupils.ts';
import { crowdOf, sizeOf } from './size.ts';
import { figuresOf, none, notesOf, sumsOf } from './slow-figures.ts';
import { makeSlowPlace, type SlowPlace } from './slow-place.ts';
import { countBrokenInvariants, countGuesses } from './slow-queries.ts';
import { throughStaleCache } from './stale-cache.ts';
import { type Survived, surviveTrouble } from './survive-trouble.ts';
import { troubleOf } from './troubles.ts';

type Options = Pick<ProofOptions, 'small' | 'given' | 'plant' | 'tell'>;

/** Lets every trouble of a run happen on a place, one after the other. */
export async function runSlow(place: SlowPlace, options: Options): Promise<Outcome> {
  const { base, school, proxy, direct } = place;
  const size = sizeOf(options);
  const survived: Survived[] = [];
  const written: string[] = [];
  for (const [kind, seconds] of size.troubles) {
    const server = await place.server();
    const { origin } = server;
    const open = options.plant ? throughStaleCache(linesTo(origin)) : linesTo(origin);
    const crowd = crowdOf(school.students, size, place.troubles);
    place.troubles += 1;
    survived.push(
      await surviveTrouble(
        { origin, open, school, pool: direct.pool, tell: options.tell },
        troubleOf(kind, seconds, { proxy, postmaster: () => base.pid() }),
        { crowd, pace: size.pace },
      ),
    );
    written.push(...faultsIn(server.output()));
  }
  const arriving = crowdOf(school.students, size, 0).arriving.map(bucketOf);
  return {
    figures: [
      none('server processes that ended by themselves', place.ended()),
      ...survived.flatMap(figuresOf),
      ...sumsOf(survived),
      none('sums that do not hold', await countBrokenInvariants(direct.pool)),
      {
        name: 'guesses at accounts that right logins used up',
        value: await countGuesses(direct.pool, arriving),
        unit: '',
      },
    ],
    notes: [...survived.flatMap(notesOf), MISSING, ...new Set(written)],
  };
}

const MISSING = 'There is no mail server and no payment provider yet: they join the drill when they exist.';

/** The name under which the service counts wrong guesses at an account. */
const bucketOf = ({ username }: { username: string }): string =>
  createHash('sha256')
    .update(`guess at ${usernameKey(username)}`)
    .digest('base64url');

const TAIL = 1_000;

/** What a server wrote last, when it wrote of a fault. */
const faultsIn = (output: string): string[] =>
  /Error:|"level":50/.test(output) ? [`The server wrote: ${output.slice(-TAIL)}`] : [];

/** The service with a slow, frozen or absent database. */
export const slow: Proving = {
  defect: 'a cache before the service that answers with the last good reply when the service is unavailable',
  needsServer: true,
  async run(options) {
    const place = await makeSlowPlace(options);
    try {
      return await runSlow(place, options);
    } finally {
      await place.remove();
    }
  },
};
