import { beforeAll, expect, it, vi } from 'vitest';
import { type Proof, type ProofOptions, prove, SMALL_RUN } from '../../proving/proof.ts';
import { login, runLogin, studentsOf } from './login.ts';
import { type LoginGround, openLoginGround } from './login-ground.ts';

/** Milliseconds, on a machine that has much else to do. */
vi.setConfig({ hookTimeout: 240_000, testTimeout: 240_000 });
const PLANTED: ProofOptions = { ...SMALL_RUN, plant: true, given: { only: 'guesses' } };
let ground: LoginGround;
beforeAll(async () => {
  ground = await openLoginGround({ seed: 1, students: studentsOf(SMALL_RUN) + studentsOf(PLANTED) });
  return () => ground.close();
});

const drill = (options: ProofOptions): Promise<Proof> =>
  prove({ kind: 'drill', name: 'login' }, { ...login, run: (how) => runLogin(ground, how) }, options);

it('lets in whoever has the password, and nobody else', async () => {
  const { pass, figures } = await drill(SMALL_RUN);
  expect({ pass, figures }).toMatchObject({ pass: true });
});

it('notices limits that forget', async () => {
  const { pass, figures } = await drill(PLANTED);
  expect(pass).toBe(false);
  const valueOf = (name: string) => figures.find((figure) => figure.name === name)?.value;
  expect(valueOf('of these looked at')).toBeGreaterThan(99);
  expect(valueOf('right passwords let in after 120 wrong ones')).toBeGreaterThan(0);
});
