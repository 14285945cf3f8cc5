import { expect, it } from 'vitest';
import { missedOf, type Proof } from '../../harness/proof.ts';
import { SETUP_TIMEOUT_MS, smallForm } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { bell } from './bell.ts';

const run = smallForm({ kind: 'bench', name: 'bell' }, bell, () => TestEnvironment.open('separate'));
const missed = ({ figures }: Proof) => missedOf(figures).map(({ name }) => name);

it(
  'lets a small school log in, and its points are exact',
  async () => {
    const proof = await run({ seed: 1 });
    expect(missed(proof), proof.notes.join('\n')).toEqual([]);
    expect(proof.pass).toBe(true);
  },
  SETUP_TIMEOUT_MS,
);

it(
  'catches a point too many',
  async () => {
    const proof = await run({ seed: 2, plant: true });
    expect(proof.pass).toBe(false);
    expect(missed(proof)).toContain('minutes: students whose points are not exact');
    expect(missed(proof), proof.notes.join('\n')).not.toContain('minutes: errors');
  },
  SETUP_TIMEOUT_MS,
);
