import { beforeAll, expect, it, vi } from 'vitest';
import { type Proof, type ProofOptions, prove, SMALL_RUN } from '../../proving/proof.ts';
import { login, runLogin, studentsOf } from './login.ts';
import { type LoginGround, openLoginGround } from './login-ground.ts';

/** Milliseconds, on a machine that has much else to do. */
vi.setConfig({ hookTimeout: 240_000, testTimeout: 240_000 });
const plantedIn = (part: string): ProofOptions => ({ ...SMALL_RUN, plant: true, given: { only: part } });
const PLANTED = ['guesses', 'devices', 'siege'].map(plantedIn);
let ground: LoginGround;
beforeAll(async () => {
  ground = await openLoginGround({
    seed: 1,
    students: [SMALL_RUN, ...PLANTED].reduce((sum, options) => sum + studentsOf(options), 0),
  });
  return () => ground.close();
});

const drill = (options: ProofOptions): Promise<Proof> =>
  prove({ kind: 'drill', name: 'login' }, { ...login, run: (how) => runLogin(ground, how) }, options);

it('lets in whoever has the password, and nobody else', async () => {
  const { pass, figures } = await drill(SMALL_RUN);
  expect({ pass, figures }).toMatchObject({ pass: true });
});

it.each([
  ['limits that forget', 'guesses', 'of these looked at'],
  [
    'a server that knows no device again',
    'devices',
    'right logins refused on a device that had signed in before',
  ],
  ['an address that is refused with everybody behind it', 'siege', 'of these refused'],
])('notices %s', async (_, part, name) => {
  const { pass, figures } = await drill(plantedIn(part));
  expect(pass).toBe(false);
  const missed = figures.filter(({ value, gate }) => value > (gate?.atMost ?? Number.POSITIVE_INFINITY));
  expect(missed.map((figure) => figure.name)).toContain(name);
});
