import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { learnFromAttempts } from '#features/item-bank/server/public.ts';
import type { Database } from '#platform/db/server/database.ts';
import {
  countJobsDone,
  countUnlearned,
  type LearningState,
  selectBatches,
  selectLearningState,
  selectLessonCounts,
} from './learning-queries.ts';

/** The job in which a server learns. */
const JOB = 'calibrate-questions';
/** How often a job is asked for, and how often this process learns beside the servers. */
const ASK_INTERVAL_MS = 500;

/** Whether every finished quiz was learned from exactly once. */
export interface Learned {
  /** Finished quizzes that no question has learned from, in the end. */
  readonly unlearned: number;
  /** Batches that hold another number of quizzes than they say. */
  readonly wrongBatches: number;
  /** Answers that questions have learned from more or less often than once. */
  readonly miscounted: number;
  readonly batches: number;
  readonly quizzes: number;
  /** Jobs that the two servers have done. */
  readonly jobs: number;
}

export interface Learning {
  /** Learns what is left, and looks at what came of it. */
  finish(): Promise<Learned>;
  /** Asks no more. */
  stop(): Promise<void>;
}

/** While students answer, the servers are asked to learn, and this process does so as a third one. */
export async function startLearning(database: Database, url: string): Promise<Learning> {
  const before = await withClient(database, selectLearningState);
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  const stopping = new AbortController();
  const asking = (async () => {
    while (!stopping.signal.aborted) {
      await boss.send(JOB);
      await learnFromAttempts(database.db, () => new Date());
      await sleep(ASK_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  asking.catch(() => {});
  const stop = async () => {
    stopping.abort();
    await asking.catch(() => {});
    await boss.stop({ graceful: false });
  };
  return {
    stop,
    async finish() {
      stopping.abort();
      await asking;
      await learnFromAttempts(database.db, () => new Date());
      return withClient(database, (client) => look(client, before));
    },
  };
}

type Client = Parameters<typeof selectLearningState>[0];

async function withClient<T>({ pool }: Database, task: (client: Client) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await task(client);
  } finally {
    client.release();
  }
}

async function look(client: Client, before: LearningState): Promise<Learned> {
  const after = await selectLearningState(client);
  const lessons = await selectLessonCounts(client, before.lastBatch);
  const batches = await selectBatches(client, before.lastBatch);
  const questions = new Set([...after.answers.keys(), ...lessons.keys()]);
  let miscounted = 0;
  for (const id of questions) {
    const grown = (after.answers.get(id) ?? 0) - (before.answers.get(id) ?? 0);
    miscounted += Math.abs(grown - (lessons.get(id) ?? 0));
  }
  return {
    unlearned: await countUnlearned(client),
    wrongBatches: batches.filter(({ said, held }) => said !== held).length,
    miscounted,
    batches: batches.length,
    quizzes: batches.reduce((sum, { held }) => sum + held, 0),
    jobs: await countJobsDone(client, JOB),
  };
}
