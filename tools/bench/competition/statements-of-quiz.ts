import { buildApp } from '#app/server/build-app.ts';
import { createMovableClock, readPassageAs } from '#app/server/simulated-student.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { createWorld } from '#app/server/world.ts';
import { toStudent } from '#features/quiz/server/world.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import type { SchoolStudent } from '../../harness/school.ts';

const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

/** The first quiz of each fills what the service keeps in memory and is not counted. */
const ROUNDS = 4;

/**
 * The statements of a quiz of each of these students, from its start to its points. They read in turns, and the shortest
 * quiz of each counts: a job that falls within another one adds its statements to it.
 */
export async function statementsOfQuizzes<Who extends string>(
  database: Database,
  students: Readonly<Record<Who, SchoolStudent>>,
  password: string,
): Promise<Record<Who, readonly string[]>> {
  const clock = createMovableClock(new Date());
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' });
  const app = await buildApp({ config, database, now: clock.now });
  try {
    const { library } = app.services;
    const world = createWorld(app);
    const read = async ({ username }: SchoolStudent) => {
      const student = toStudent(await world.logIn(username, password));
      return statementsOf(() => readPassageAs(READER, { student, library, clock }));
    };
    const shortest: Partial<Record<Who, readonly string[]>> = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const [who, student] of Object.entries<SchoolStudent>(students) as [Who, SchoolStudent][]) {
        const sent = await read(student);
        if (round > 0 && sent.length < (shortest[who]?.length ?? Infinity)) shortest[who] = sent;
      }
    }
    return shortest as Record<Who, readonly string[]>;
  } finally {
    await app.close();
  }
}
