import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { processesOf } from '../../harness/processor-use.ts';
import type { School } from '../../harness/school.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';
import { countAnswers, injectSlowLoss, removeSlowLoss, reopenQuizzes } from './answers-queries.ts';
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
  readonly injectFault: boolean;
  /** Options of the server's Node. */
  readonly execArgv: readonly string[];
  readonly onProgress: (line: string) => void;
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
const MAX_CLIENTS = { embedded: 32, separate: 128 } as const;

interface Measuring {
  readonly environment: TestEnvironment;
  readonly server: OpenleafProcess;
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
export async function measureDatabase(
  environment: TestEnvironment,
  plan: DatabasePlan,
): Promise<DatabaseMeasure> {
  const { storage } = environment;
  const { seed, students } = plan;
  plan.onProgress(`${storage.kind}: a school of ${students} students`);
  const school = await environment.addSchool({ seed, students });
  await storage.work(async ({ pool }) => {
    await reopenQuizzes(pool);
    if (plan.injectFault) await injectSlowLoss(pool);
  });
  const server = await environment.startServer({ execArgv: plan.execArgv });
  const counts = { acknowledged: 0, stored: 0, refused: 0, committed: 0, storedByPgbench: 0 };
  try {
    return await measure({ environment, server, plan, counts }, school);
  } finally {
    if (plan.injectFault) await removeSlowLoss(environment.database.pool);
    await environment.disconnect();
    await server.end('SIGTERM');
  }
}

async function measure(measuring: Measuring, school: School): Promise<DatabaseMeasure> {
  const { plan, counts } = measuring;
  const { pool } = measuring.environment.database;
  const questions = school.passage.questions.length;
  const comparisons: Comparison[] = [];
  for (const clients of plan.clients) {
    const walk = walkOver(school, questions - 1);
    const service = await throughService(measuring, walk, clients);
    await reopenQuizzes(pool);
    const pgbench = await throughPgbench(measuring, walk, clients);
    await reopenQuizzes(pool);
    comparisons.push({ clients, service, pgbench });
  }
  const wholeQuiz = await throughService(measuring, walkOver(school, questions), plan.wholeQuizClients);
  return { comparisons, wholeQuiz, ...counts };
}

async function throughService(measuring: Measuring, walk: Walk, clients: number): Promise<ServiceMeasure> {
  const { server, plan, counts } = measuring;
  const { storage, database } = measuring.environment;
  plan.onProgress(
    `${storage.kind}: ${clients} clients of the service, ${walk.answers.length} questions each quiz`,
  );
  const before = await countAnswers(database.pool);
  const processes = processesOf(server, storage);
  const measured = await measureService({ origin: server.origin, clients, walk }, processes, plan.spell);
  counts.stored += (await countAnswers(database.pool)) - before;
  counts.acknowledged += measured.acceptedInAll;
  counts.refused += measured.refusedInAll;
  return measured;
}

async function throughPgbench(measuring: Measuring, walk: Walk, clients: number): Promise<PgbenchMeasure> {
  const { plan, counts } = measuring;
  const { storage, database } = measuring.environment;
  const fitting = Math.min(clients, MAX_CLIENTS[storage.kind]);
  plan.onProgress(`${storage.kind}: ${fitting} clients of pgbench`);
  const before = await countAnswers(database.pool);
  const target = { url: storage.url(), database: storage.pid() };
  const measured = await measurePgbench(walk, fitting, target, plan.spell);
  counts.storedByPgbench += (await countAnswers(database.pool)) - before;
  counts.committed += measured.committedInAll;
  return measured;
}
