import { type Database, openDatabase } from '#platform/db/server/database.ts';
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
}: {
  readonly seed: number;
  readonly students: number;
}): Promise<LoginGround> {
  const closing = new AsyncDisposableStack();
  try {
    const made = await makeProvingDatabase('separate');
    closing.defer(() => made.remove());
    const school = await made.work((database) => makeSchool(database, { seed, students }));
    const database = openDatabase({ url: made.url(), connections: CONNECTIONS, onIdleError: () => {} });
    closing.defer(() => database.close());
    const env = { ...made.env, OPENLEAF_WEB_FOLDER: await makeScreens(made.folder) };
    const start = async () => {
      const server = await startOpenleaf(env);
      closing.defer(() => server.end('SIGTERM'));
      return server.origin;
    };
    const origins = await Promise.all([start(), start()]);
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
