import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import type { DatabaseKind } from '../../proving/database-kind.ts';
import { type OpenleafProcess, startOpenleaf } from '../../proving/openleaf-process.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool, type School, type SchoolStudent } from '../../proving/school.ts';
import { dropOpenQuizzes, renameStudents } from './outage-queries.ts';

const SCREENS = join(import.meta.dirname, '../../../dist/web');

/** A school with a running service, for one run or several. */
export interface Ground {
  readonly folder: string;
  readonly server: OpenleafProcess;
  readonly database: Database;
  readonly school: School;
  /** The next student who has not been outside yet, with a quiz open. @throws RangeError after the last. */
  nextReader(): SchoolStudent;
  /** The next student without an open quiz: who sits down at somebody's device after them. */
  nextOther(): SchoolStudent;
  remove(): Promise<void>;
}

export interface GroundPlan {
  readonly seed: number;
  readonly readers: number;
  readonly others: number;
  readonly database?: DatabaseKind | undefined;
}

/** Makes the school and starts the service with the real screens. @throws Error when they are not built. */
export async function makeGround({ seed, readers, others, database: kind }: GroundPlan): Promise<Ground> {
  const screens = process.env['OPENLEAF_WEB_FOLDER'] ?? SCREENS;
  await access(join(screens, 'index.html')).catch(() => {
    throw new Error(
      `The screens are not built: ${screens} is missing. Please run: node tools/bootstrap/build.mjs`,
    );
  });
  const made = await makeProvingDatabase(kind);
  const opened: (() => Promise<unknown>)[] = [() => made.remove()];
  const remove = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const school = await made.work((database) =>
      makeSchool(database, { seed, students: readers + others, quizzes: 0 }),
    );
    const server = await startOpenleaf({ ...made.env, OPENLEAF_WEB_FOLDER: screens });
    opened.push(() => server.end('SIGTERM'));
    const database = openDatabase({ url: made.url(), connections: 8, onIdleError: () => {} });
    opened.push(() => database.close());
    const [reading, free] = [school.students.slice(0, readers), school.students.slice(readers)];
    await renameStudents(
      database.pool,
      school.students.map(({ id }) => id),
    );
    await dropOpenQuizzes(
      database.pool,
      free.map(({ id }) => id),
    );
    return {
      folder: made.folder,
      server,
      database,
      school,
      nextReader: () => take(reading),
      nextOther: () => take(free),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function take(students: SchoolStudent[]): SchoolStudent {
  const student = students.shift();
  if (student === undefined) throw new RangeError('The school has no more students.');
  return student;
}
