import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import type { RunOptions } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';
import { dropOpenQuizzes, renameStudents } from './outage-queries.ts';

/** A school with a running service that serves the real screens. */
export interface OutageEnvironment {
  readonly tests: TestEnvironment;
  readonly server: OpenleafProcess;
  /** The next student who has had no outage yet, with a quiz open. @throws RangeError after the last. */
  nextReader(): SchoolStudent;
  /** The next student without an open quiz, who uses a device after another. */
  nextOther(): SchoolStudent;
  close(): Promise<void>;
}

/** Makes the school and starts the service. @throws Error when the screens are not built. */
export const openOutageEnvironment = (
  options: Pick<RunOptions, 'seed' | 'database'>,
  { readers, others }: { readonly readers: number; readonly others: number },
): Promise<OutageEnvironment> =>
  inNewEnvironment(options, { students: readers + others, quizzes: 0 }, async (tests) => {
    await tests.useBuiltScreens();
    const server = await tests.startServer();
    const { pool } = tests.database;
    await renameStudents(pool, idsOf(tests.school.students));
    const [reading, free] = [tests.take(readers), tests.take(others)];
    await dropOpenQuizzes(pool, idsOf(free));
    return {
      tests,
      server,
      nextReader: () => nextOf(reading),
      nextOther: () => nextOf(free),
      close: () => tests.close(),
    };
  });

const idsOf = (students: readonly SchoolStudent[]) => students.map(({ id }) => id);

function nextOf(students: SchoolStudent[]): SchoolStudent {
  const student = students.shift();
  if (student === undefined) throw new RangeError('The school has no more students.');
  return student;
}
