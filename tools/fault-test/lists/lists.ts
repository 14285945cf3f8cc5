import type { Outcome, ReportedRun, RunOptions } from '../../harness/report.ts';
import { inEnvironment, using } from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';
import { type Account, attackWith, registerAccount } from './attacker.ts';
import { type AttackResult, figuresOf, noteOf } from './lists-figures.ts';
import { type Attack, planOf, studentsOf } from './lists-plan.ts';
import { analyze, approveTeacherOfSchool, fillClasses } from './lists-queries.ts';
import { liveOn } from './school-life.ts';
import { openWithoutLane } from './without-lane.ts';

/** Lists of large classes, asked for without end by teachers whom nobody has approved, keep no student and no approved teacher waiting. */
export const lists: ReportedRun & RunInEnvironment<ListsEnvironment> = {
  faultDescription: 'heavy calls run at once instead of waiting for their turn',
  ...inEnvironment((options) => openEnvironment(options), runOn),
};

interface ListsEnvironment {
  readonly tests: TestEnvironment;
  readonly origin: string;
  close(): Promise<void>;
}

/** @param runs so many can be made, one after the other. */
export const openEnvironment = (options: RunOptions, runs = 1): Promise<ListsEnvironment> =>
  inNewEnvironment(options, { students: studentsOf(planOf(options)) * runs, quizzes: 1 }, async (tests) => {
    // Before the server has read the teacher's session, which says who is approved.
    await approveTeacherOfSchool(tests.database.pool, tests.school.teacher.id);
    const { origin } = await tests.startServer();
    return { tests, origin, close: () => tests.close() };
  });

async function runOn(environment: ListsEnvironment, options: RunOptions): Promise<Outcome> {
  if (!options.injectFault) return attackAll(environment, options);
  return using(openWithoutLane(environment.tests.storage.url()), ({ origin }) =>
    attackAll({ ...environment, origin }, options),
  );
}

/** Every attack, each after a while without one. */
async function attackAll({ tests, origin }: ListsEnvironment, options: RunOptions): Promise<Outcome> {
  const plan = planOf(options);
  const { school } = tests;
  const live = () =>
    liveOn(origin, { school, students: tests.take(plan.seconds * plan.answersPerSecond) }, plan);
  const results: AttackResult[] = [];
  for (const attack of plan.attacks) {
    options.onProgress(`${attack.name} …`);
    const accounts = await openAccounts(tests, origin, attack);
    const quiet = await live();
    const end = new AbortController();
    const attacking = attackWith(origin, accounts, { ...attack, until: end.signal });
    const attacked = await live().finally(() => end.abort());
    results.push({ attack, quiet, attacked, log: await attacking });
  }
  return {
    figures: results.flatMap((result) => figuresOf(result, plan.slowdown)),
    notes: results.map(noteOf),
  };
}

async function openAccounts(tests: TestEnvironment, origin: string, attack: Attack): Promise<Account[]> {
  const { pool } = tests.database;
  const accounts: Account[] = [];
  for (let n = 0; n < attack.accounts; n++) {
    const account = await registerAccount(origin, n);
    await fillClasses(pool, { teacherId: account.id, like: tests.school.classIds[0] ?? 0, attack });
    accounts.push(account);
  }
  await analyze(pool);
  return accounts;
}
