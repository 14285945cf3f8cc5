import { buildApp } from '#app/server/build-app.ts';
import { createMovableClock, readPassageAs } from '#app/server/simulated-student.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { createWorld } from '#app/server/world.ts';
import { toStudent } from '#features/quiz/server/world.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import type { SchoolStudent } from '../../harness/school.ts';

const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

/** How many statements the open quiz of each of these students takes, from its start to its points. */
export async function statementsOfQuizzes(
  database: Database,
  students: readonly SchoolStudent[],
  password: string,
): Promise<number[]> {
  const clock = createMovableClock(new Date());
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' });
  const app = await buildApp({ config, database, now: clock.now });
  try {
    const { library } = app.services;
    const world = createWorld(app);
    const counts: number[] = [];
    for (const { username } of students) {
      const student = toStudent(await world.logIn(username, password));
      const sent = await statementsOf(() => readPassageAs(READER, { student, library, clock }));
      counts.push(sent.length);
    }
    return counts;
  } finally {
    await app.close();
  }
}
