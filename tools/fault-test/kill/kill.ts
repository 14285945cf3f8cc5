import type { DatabaseKind } from '../../harness/database-kind.ts';
import {
  joinOutcomes,
  type Outcome,
  type ReportedRun,
  type RunOptions,
  using,
} from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { EARLY_ACKNOWLEDGEMENT } from './early-acknowledgement.ts';
import { outcomeOf } from './kill-figures.ts';
import { killOn } from './kill-on.ts';
import { kindsOf, planOf, studentsFor } from './kill-plan.ts';

/**
 * "An acknowledged answer survives anything" (docs/trust.md): the server, its supervisor and the database are killed with
 * SIGKILL while students answer. What the operating system has accepted survives that, so this is no power cut.
 */
export const kill: ReportedRun & RunInEnvironment<TestEnvironment> = {
  faultDescription: EARLY_ACKNOWLEDGEMENT,
  runOn,
  async run(options) {
    const outcomes: Outcome[] = [];
    for (const kind of kindsOf(options)) {
      const environment = openEnvironment(kind, options);
      outcomes.push(await using(environment, (opened) => runOn(opened, options)));
    }
    return joinOutcomes(outcomes);
  },
};

const openEnvironment = (kind: DatabaseKind, options: RunOptions): Promise<TestEnvironment> =>
  TestEnvironment.open(kind, { seed: options.seed, students: studentsFor(options) });

async function runOn(environment: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const plan = planOf(options);
  const students = environment.take(studentsFor(options));
  return outcomeOf(environment.storage.kind, plan, await killOn(environment, { plan, students, options }));
}
