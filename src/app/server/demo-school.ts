import { usernameIdeas } from '#features/classes/core/username-ideas.ts';
import { learnFromAttempts } from '#features/item-bank/server/public.ts';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import type { Config } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { buildApp } from './build-app.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { countUsers, insertDemoMark } from './demo-queries.ts';
import { createMovableClock, readPassageAs, takePretestAs } from './simulated-student.ts';
import { createWorld, type SchoolClass, type World } from './world.ts';

const [TEACHER, STUDENT, ADMIN] = DEMO_LOGINS;

/** Twenty-four who are there besides the demo student: first and last name, true reading level, share of guessing. */
const CHILDREN: readonly (readonly [string, string, number, number])[] = [
  ['Amara', 'Okafor', 4.6, 0],
  ['Mateo', 'García', 3.8, 0.05],
  ['Yuki', 'Tanaka', 5.4, 0],
  ['Fatima', 'Haddad', 4.1, 0],
  ['Liam', 'Murphy', 2.7, 0.1],
  ['Priya', 'Nair', 5.9, 0],
  ['Noah', 'Schmidt', 3.2, 0.5],
  ['Leilani', 'Kealoha', 4.4, 0],
  ['Omar', 'Diallo', 3.6, 0.05],
  ['Sofia', 'Rossi', 4.9, 0],
  ['Wei', 'Chen', 6.3, 0],
  ['Ingrid', 'Larsen', 4.2, 0],
  ['Tariq', 'Aziz', 2.2, 0.15],
  ['Chloé', 'Dubois', 5.1, 0],
  ['Kofi', 'Mensah', 3.9, 0],
  ['Aiyana', 'Begay', 4.7, 0.05],
  ['Lucas', 'Silva', 3.4, 0.4],
  ['Hana', 'Novak', 5.6, 0],
  ['Diego', 'Torres', 4.0, 0],
  ['Zainab', 'Bello', 4.5, 0],
  ['Minh', 'Tran', 3.1, 0.05],
  ['Ruth', 'Tesfaye', 5.2, 0],
  ['Elias', 'Berg', 2.9, 0.2],
  ['Nora', 'Kowalski', 4.3, 0],
];

/** Such as a teacher gives them: "amara.o". */
function usernamesOfChildren(): readonly string[] {
  const random = randomFrom(STORY);
  return usernameIdeas(
    CHILDREN.map(([firstName, lastName]) => ({ firstName, lastName })),
    new Set(),
    (below) => Math.floor(random() * below),
  );
}

const HISTORY_DAYS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Everybody has read within so many days. */
const LATELY_DAYS = 6;
const FEWEST_QUIZZES = 4;
const MAX_QUIZZES = 9;

/** The same chance on every machine: the demo is one story. */
const STORY = 12;

/**
 * Fills an empty database with a school that has worked for two months: a teacher, a class of 25, an admin, and a
 * student in the middle of a quiz. All of it goes through the real calls, so every number comes from the real engine.
 */
export async function openDemoSchool(
  database: Database,
  config: Config,
  { today, log }: { today: Date; log: (line: string) => void },
): Promise<void> {
  if ((await countUsers(database.db)) > 0) return;
  const start = new Date(today.getTime() - HISTORY_DAYS * DAY);
  // Before its first person: a demo that was not finished is one too.
  await insertDemoMark(database.db, start);
  const clock = createMovableClock(start);
  const random = randomFrom(STORY);
  const app = await buildApp({ config: { ...config, logLevel: 'warn' }, database, now: clock.now, random });
  try {
    log('Making the demo school …');
    const world = createWorld(app);
    const teacher = await world.teacher('Rivera', TEACHER);
    await world.admin('Sam', ADMIN);
    const schoolClass = await teacher.class('Room 12', { grade: 4 });
    const scene = { app, world, schoolClass, clock, start, today, random };
    const usernames = usernamesOfChildren();
    for (const [index, [firstName, lastName, level, guessing]] of CHILDREN.entries()) {
      const account = { lastName, username: usernames[index] as string };
      await liveThrough(scene, { firstName, account, level, guessing, stopsInQuiz: false });
    }
    const account = { ...STUDENT, lastName: 'Lopez' };
    await liveThrough(scene, { firstName: 'Ana', account, level: 4.4, guessing: 0, stopsInQuiz: true });
    await learnFromAttempts(app.services.db, clock.now);
  } finally {
    await app.close();
  }
}

interface Scene {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly world: World;
  readonly schoolClass: SchoolClass;
  readonly clock: ReturnType<typeof createMovableClock>;
  readonly start: Date;
  readonly today: Date;
  readonly random: () => number;
}
interface Child {
  readonly firstName: string;
  readonly account: Parameters<SchoolClass['student']>[1];
  readonly level: number;
  readonly guessing: number;
  readonly stopsInQuiz: boolean;
}

/** Two months of one child: the pretest, then a few quizzes on school mornings. */
async function liveThrough(
  scene: Scene,
  { firstName, account, level, guessing, stopsInQuiz }: Child,
): Promise<void> {
  const { app, world, schoolClass, clock, start, today, random } = scene;
  const { library } = app.services;
  const reader = { level, guessing, random };
  clock.set(start);
  const joined = await schoolClass.student(firstName, account);
  await takePretestAs(reader, { student: joined, library, clock });

  const quizzes = FEWEST_QUIZZES + Math.floor(random() * (MAX_QUIZZES - FEWEST_QUIZZES + 1));
  // The last one was in these days, the others lie evenly before it.
  const lastDay = HISTORY_DAYS - 1 - Math.floor(random() * LATELY_DAYS);
  for (let quiz = 1; quiz <= quizzes; quiz++) {
    const day = Math.floor((quiz / quizzes) * lastDay);
    clock.set(new Date(start.getTime() + day * DAY + random() * HOUR));
    // The session of the day before is over.
    const student = await world.comeBack(joined);
    await readPassageAs(reader, { student, library, clock });
  }
  if (!stopsInQuiz) return;
  clock.set(new Date(today.getTime() - 1_800_000));
  await readPassageAs(reader, { student: await world.comeBack(joined), library, clock, most: 2 });
}
