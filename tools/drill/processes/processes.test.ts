import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Proof, type ProofOptions, prove, SMALL_RUN } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School } from '../../proving/school.ts';
import { DEAF } from './processes.ts';
import { planOf, studentsFor } from './processes-plan.ts';
import { runProcesses } from './run-processes.ts';

/** Milliseconds. */
const SETTING_UP = 180_000;
let database: ProvingDatabase;
let school: School;

beforeAll(async () => {
  database = await makeProvingDatabase('separate');
  const students = studentsFor(planOf(SMALL_RUN));
  school = await database.work((opened) => makeSchool(opened, { seed: SMALL_RUN.seed, students }));
}, SETTING_UP);
afterAll(() => database?.remove());

/** The small form, on the one database of this file. */
const run = (options: ProofOptions): Promise<Proof> =>
  prove(
    { kind: 'drill', name: 'processes' },
    { defect: DEAF, run: (asked) => runProcesses({ database, school }, planOf(asked), asked) },
    options,
  );

it('two servers keep the promises of one, also when either is stopped or killed', async () => {
  const proof = await run(SMALL_RUN);
  expect(proof.figures.length).toBeGreaterThan(20);
  expect(proof).toMatchObject({ pass: true });
});

it('catches a server that does not hear of sessions that end elsewhere', async () => {
  const proof = await run({ ...SMALL_RUN, plant: true, given: { only: 'sessions' } });
  expect(proof.pass).toBe(false);
  const outlived = proof.figures.find(({ name }) => name.startsWith('sessions that outlived'));
  expect(outlived?.value).toBeGreaterThan(0);
});
