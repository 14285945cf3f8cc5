import { afterAll, beforeAll, expect, it } from 'vitest';
import { missedOf, type Proof, prove, SMALL_RUN } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { bellOn } from './bell.ts';

/** On a machine that is not ours alone. Milliseconds. */
const LONGEST = 180_000;

let db: ProvingDatabase;
beforeAll(async () => {
  db = await makeProvingDatabase('separate');
}, LONGEST);
afterAll(() => db?.remove());

const ring = (seed: number, plant: boolean): Promise<Proof> =>
  prove({ kind: 'bench', name: 'bell' }, bellOn(db), { ...SMALL_RUN, seed, plant });

const missed = ({ figures }: Proof) => missedOf(figures).map(({ name }) => name);

it(
  'lets a small school in, and its points are exact',
  async () => {
    const proof = await ring(1, false);
    expect(missed(proof), proof.notes.join('\n')).toEqual([]);
    expect(proof.pass).toBe(true);
  },
  LONGEST,
);

it(
  'notices a point too many',
  async () => {
    const proof = await ring(2, true);
    expect(proof.pass).toBe(false);
    expect(missed(proof)).toContain('minutes: students whose points are not exact');
    expect(missed(proof), proof.notes.join('\n')).not.toContain('minutes: errors');
  },
  LONGEST,
);
