import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Proof, prove, SMALL_RUN } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School } from '../../proving/school.ts';
import { FORGETFUL } from './forgetful-database.ts';
import { outcomeOf } from './kill-figures.ts';
import { killOn } from './kill-on.ts';
import { planOf } from './kill-plan.ts';

const SEED = 1;
/** Enough for two runs, also beside other work. */
const STUDENTS = 800;
/** Milliseconds. */
const SETTING_UP = 180_000;
let database: ProvingDatabase;
let school: School;

beforeAll(async () => {
  database = await makeProvingDatabase('separate');
  school = await database.work((opened) => makeSchool(opened, { seed: SEED, students: STUDENTS }));
}, SETTING_UP);
afterAll(() => database?.remove());

/** The small form, on the one database of this file: each run has students of its own. */
function killSome(plant: boolean): Promise<Proof> {
  const half = school.students.length / 2;
  const students = plant ? school.students.slice(half) : school.students.slice(0, half);
  return prove(
    { kind: 'drill', name: 'kill' },
    {
      defect: FORGETFUL,
      run: async (options) => {
        const plan = planOf(options);
        const killed = await killOn({ database, school, students }, plan, options);
        return outcomeOf('separate', plan, killed);
      },
    },
    { ...SMALL_RUN, seed: SEED, plant, given: plant ? { 'server-kills': '0' } : {} },
  );
}

const valueOf = ({ figures }: Proof, name: string) =>
  figures.find((figure) => figure.name.startsWith(name))?.value;

it('no answer that was acknowledged is lost when the server and its database are killed', async () => {
  const proof = await killSome(false);
  expect(proof.figures.filter(({ gate }) => gate !== undefined).length).toBeGreaterThan(10);
  expect(proof).toMatchObject({ pass: true });
  expect(valueOf(proof, 'answers acknowledged')).toBeGreaterThan(50);
});

it('catches a database that acknowledges too early', async () => {
  const proof = await killSome(true);
  expect(proof.pass).toBe(false);
  expect(valueOf(proof, 'acknowledged answers lost')).toBeGreaterThan(0);
});
