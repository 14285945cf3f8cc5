import { type Database, openDatabase } from '#platform/db/server/database.ts';
import type { DatabaseKind } from '../../proving/database-kind.ts';
import { makeScreens, startOpenleaf } from '../../proving/openleaf-process.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School, type SchoolStudent } from '../../proving/school.ts';

/** A school behind two server processes, whose students are asked for in turn. */
export interface LoginGround {
  readonly database: Database;
  readonly origins: readonly [string, string];
  readonly school: School;
  /** Students of whom nobody has heard yet. */
  take(count: number): SchoolStudent[];
  close(): Promise<void>;
}

const CONNECTIONS = 4;

export async function openLoginGround({
  seed,
  students,
  database: kind,
}: {
  readonly seed: number;
  readonly students: number;
  readonly database?: DatabaseKind | undefined;
}): Promise<LoginGround> {
  const closing = new AsyncDisposableStack();
  try {
    const made = await makeProvingDatabase(kind);
    closing.defer(() => made.remove());
    const school = await made.work((database) => makeSchool(database, { seed, students }));
    const screens = await makeScreens(made.folder);
    const start = async (env: Readonly<Record<string, string>>) => {
      const server = await startOpenleaf({ ...env, OPENLEAF_WEB_FOLDER: screens });
      closing.defer(() => server.end('SIGTERM'));
      return server.origin;
    };
    // An embedded database belongs to the first.
    const origins = [await start(made.env), await start({ DATABASE_URL: made.url() })] as const;
    const database = openDatabase({ url: made.url(), connections: CONNECTIONS, onIdleError: () => {} });
    closing.defer(() => database.close());
    let taken = 0;
    const take = (count: number) => {
      taken += count;
      if (taken > school.students.length) throw new RangeError('There are no more students.');
      return school.students.slice(taken - count, taken);
    };
    return { database, origins, school, take, close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
