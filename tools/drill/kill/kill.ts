import type { DatabaseKind } from '../../proving/database-kind.ts';
import type { Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool } from '../../proving/school.ts';
import { FORGETFUL } from './forgetful-database.ts';
import { outcomeOf } from './kill-figures.ts';
import { killOn } from './kill-on.ts';
import { kindsOf, planOf, studentsFor } from './kill-plan.ts';

/**
 * "An acknowledged answer survives anything" (trust.md): the server, its supervisor and the database are killed with
 * SIGKILL while students answer. What the operating system has taken survives that, so this is no power cut.
 */
export const kill: Proving = { defect: FORGETFUL, run };

async function run(options: ProofOptions): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const kind of kindsOf(options)) outcomes.push(await runOn(kind, options));
  return {
    figures: outcomes.flatMap(({ figures }) => figures),
    notes: outcomes.flatMap(({ notes = [] }) => notes),
  };
}

async function runOn(kind: DatabaseKind, options: ProofOptions): Promise<Outcome> {
  const plan = planOf(options);
  const database = await makeProvingDatabase(kind);
  try {
    const { seed } = options;
    const school = await database.work((opened) =>
      makeSchool(opened, { seed, students: studentsFor(plan, options.given) }),
    );
    const killed = await killOn({ database, school, students: school.students }, plan, options);
    return outcomeOf(kind, plan, killed);
  } finally {
    await database.remove();
  }
}
