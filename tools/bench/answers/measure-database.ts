import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { makeScreens, type OpenleafProcess, startOpenleaf } from '../../proving/openleaf-process.ts';
import { processesOf } from '../../proving/processor-use.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School } from '../../proving/school.ts';
import { countAnswers, plantSlowLoss, removeSlowLoss, reopenQuizzes } from './answers-queries.ts';
import { measurePgbench, type PgbenchMeasure } from './measure-pgbench.ts';
import { measureService, type ServiceMeasure, type Spell } from './measure-service.ts';
import { type Walk, walkOver } from './walk.ts';

export interface DatabasePlan {
  readonly seed: number;
  readonly students: number;
  readonly clients: readonly number[];
  readonly spell: Spell;
  /** Clients that walk through whole quizzes, in the end. */
  readonly wholeQuizClients: number;
  readonly plant: boolean;
  /** Options of the server's Node. */
  readonly execArgv: readonly string[];
  readonly tell: (line: string) => void;
}

/** The service and pgbench side by side, with the same number of clients. */
export interface Comparison {
  readonly clients: number;
  readonly service: ServiceMeasure;
  readonly pgbench: PgbenchMeasure;
}

export interface DatabaseMeasure {
  readonly comparisons: readonly Comparison[];
  readonly wholeQuiz: ServiceMeasure;
  /** Answers that were acknowledged, and rows that there are of them. */
  readonly acknowledged: number;
  readonly stored: number;
  readonly refused: number;
  /** The same of pgbench. */
  readonly committed: number;
  readonly storedByPgbench: number;
}

/** The embedded server has room for so many connections beside those of the service. */
const MOST_BESIDE = { embedded: 32, separate: 128 } as const;

interface Ground {
  readonly made: ProvingDatabase;
  readonly server: OpenleafProcess;
  readonly database: Database;
  readonly plan: DatabasePlan;
  readonly counts: {
    acknowledged: number;
    stored: number;
    refused: number;
    committed: number;
    storedByPgbench: number;
  };
}

/** Everything that is measured on one database. */
export async function measureDatabase(made: ProvingDatabase, plan: DatabasePlan): Promise<DatabaseMeasure> {
  plan.tell(`${made.kind}: a school of ${plan.students} students`);
  const school = await made.work(async (database) => {
    const { seed, students } = plan;
    const filled = await makeSchool(database, { seed, students });
    await reopenQuizzes(database.pool);
    if (plan.plant) await plantSlowLoss(database.pool);
    return filled;
  });
  const env = { ...made.env, OPENLEAF_WEB_FOLDER: await makeScreens(made.folder) };
  const server = await startOpenleaf(env, { execArgv: plan.execArgv });
  const database = openDatabase({ url: made.url(), connections: 2, onIdleError: () => {} });
  const counts = { acknowledged: 0, stored: 0, refused: 0, committed: 0, storedByPgbench: 0 };
  try {
    return await measure({ made, server, database, plan, counts }, school);
  } finally {
    if (plan.plant) await removeSlowLoss(database.pool);
    await database.close();
    await server.end('SIGTERM');
  }
}

async function measure(ground: Ground, school: School): Promise<DatabaseMeasure> {
  const { plan, counts, database } = ground;
  const questions = school.passage.questions.length;
  const comparisons: Comparison[] = [];
  for (const clients of plan.clients) {
    const walk = walkOver(school, questions - 1);
    const service = await throughService(ground, walk, clients);
    await reopenQuizzes(database.pool);
    const pgbench = await throughPgbench(ground, walk, clients);
    await reopenQuizzes(database.pool);
    comparisons.push({ clients, service, pgbench });
  }
  const wholeQuiz = await throughService(ground, walkOver(school, questions), plan.wholeQuizClients);
  return { comparisons, wholeQuiz, ...counts };
}

async function throughService(ground: Ground, walk: Walk, clients: number): Promise<ServiceMeasure> {
  const { made, server, database, plan, counts } = ground;
  plan.tell(`${made.kind}: ${clients} clients of the service, ${walk.answers.length} questions each quiz`);
  const before = await countAnswers(database.pool);
  const processes = processesOf(server, made);
  const measured = await measureService({ origin: server.origin, clients, walk }, processes, plan.spell);
  counts.stored += (await countAnswers(database.pool)) - before;
  counts.acknowledged += measured.acceptedInAll;
  counts.refused += measured.refusedInAll;
  return measured;
}

async function throughPgbench(ground: Ground, walk: Walk, clients: number): Promise<PgbenchMeasure> {
  const { made, database, plan, counts } = ground;
  const fitting = Math.min(clients, MOST_BESIDE[made.kind]);
  plan.tell(`${made.kind}: ${fitting} clients of pgbench`);
  const before = await countAnswers(database.pool);
  const target = { url: made.url(), database: made.pid() };
  const measured = await measurePgbench(walk, fitting, target, plan.spell);
  counts.storedByPgbench += (await countAnswers(database.pool)) - before;
  counts.committed += measured.committedInAll;
  return measured;
}
