import type { Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool } from '../../proving/school.ts';
import { planOf, studentsFor } from './processes-plan.ts';
import { runProcesses } from './run-processes.ts';

export const DEAF = 'the second server does not hear what the first one tells through the database';

/**
 * Two server processes on one PostgreSQL server: sessions, limits, learning and corrections hold across them, and
 * behind a balancer either may be stopped or killed while students answer.
 */
export const processes: Proving = { defect: DEAF, needsServer: true, run };

async function run(options: ProofOptions): Promise<Outcome> {
  const plan = planOf(options);
  const database = await makeProvingDatabase('separate');
  try {
    const { seed } = options;
    const school = await database.work((opened) => makeSchool(opened, { seed, students: studentsFor(plan) }));
    return await runProcesses({ database, school }, plan, options);
  } finally {
    await database.remove();
  }
}
