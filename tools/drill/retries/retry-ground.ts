import { type Database, openDatabase } from '#platform/db/server/database.ts';
import type { DatabaseKind } from '../../proving/database-kind.ts';
import { makeScreens, startOpenleaf } from '../../proving/openleaf-process.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School, type SchoolStudent } from '../../proving/school.ts';
import { askForEssays } from './retries-queries.ts';

/** A school with a running server, whose students have one and the same quiz open. */
export interface RetryGround {
  readonly database: Database;
  readonly origin: string;
  readonly passage: School['passage'];
  /** A student who has done nothing yet, and a twin. */
  nextPair(): readonly [SchoolStudent, SchoolStudent];
  /** What the server has logged. */
  output(): string;
  /** Ends the server and removes its database. */
  close(): Promise<void>;
}

/** Connections with which the drill itself looks at the tables. */
const AT_ONCE = 8;

/** @param pairs of students that will be asked for. */
export async function openRetryGround({
  seed,
  pairs,
  database: kind,
}: {
  seed: number;
  pairs: number;
  database?: DatabaseKind | undefined;
}): Promise<RetryGround> {
  const closing = new AsyncDisposableStack();
  try {
    const made = await makeProvingDatabase(kind);
    closing.defer(() => made.remove());
    const { passage, students } = await made.work((database) =>
      makeSchool(database, { seed, students: 2 * pairs }),
    );
    if (!passage.essay) throw new Error('The passage of the school has no essay.');
    const server = await startOpenleaf({ ...made.env, OPENLEAF_WEB_FOLDER: await makeScreens(made.folder) });
    closing.defer(() => server.end('SIGTERM'));
    const database = openDatabase({ url: made.url(), connections: AT_ONCE, onIdleError: () => {} });
    closing.defer(() => database.close());
    await askForEssays(database.pool);
    const close = () => closing.disposeAsync();
    const { origin } = server;
    const nextPair = pairsOf(students);
    return { database, origin, passage, nextPair, output: () => server.output(), close };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}

function pairsOf(students: readonly SchoolStudent[]): RetryGround['nextPair'] {
  let taken = 0;
  return () => {
    const [one, twin] = students.slice(taken, taken + 2);
    taken += 2;
    if (!one || !twin) throw new RangeError('There are no more students.');
    return [one, twin];
  };
}
