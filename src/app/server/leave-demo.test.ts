import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { replayEverything } from '#features/item-bank/server/public.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import { type App, buildApp } from './build-app.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { settleMode } from './demo-mark.ts';
import { openDemoSchool } from './demo-school.ts';
import { leaveDemo } from './leave-demo.ts';
import { createMovableClock, readPassageAs, takePretestAs } from './simulated-student.ts';
import { createTestDatabase } from './testing/test-app.ts';
import { createWorld } from './world.ts';

const NOW = new Date('2026-10-14T14:00:00Z');
const DEMO = readConfig({ LOG_LEVEL: 'silent' });
const PRODUCTION = readConfig({ LOG_LEVEL: 'silent', OPENLEAF_MODE: 'production' });

/** A database, and how many rows a statement counts in it. */
async function openTestDatabase() {
  const made = await createTestDatabase();
  const database = openDatabase({ url: made.url, connections: 4, onIdleError: () => {} });
  const count = async (what: string): Promise<number> => {
    const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
    return rows[0]?.n ?? -1;
  };
  const drop = async () => {
    await database.close();
    await made.drop();
  };
  return { database, count, drop };
}
type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

const serve = async <T>(
  database: Database,
  config: typeof DEMO,
  use: (app: App) => Promise<T>,
): Promise<T> => {
  const app = await buildApp({ config, database, now: () => NOW });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
};

const logIn = (app: App, { username, password }: { username: string; password: string }) =>
  app.server.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });

describe('a demo in which a real class has begun', { shuffle: false }, () => {
  let test: TestDatabase;
  const ANA = { username: 'real.ana', password: 'seven small boats' };
  const PARK = { username: 'ms.park', password: 'a quiet harbor' };
  let anasWork: number;
  const anasAnswers = "answers n join users u on u.id = n.student_id where u.username_key = 'real.ana'";

  beforeAll(async () => {
    test = await openTestDatabase();
    await openDemoSchool(test.database, DEMO, { today: NOW, log: () => {} });
    await serve(test.database, DEMO, async (app) => {
      const clock = createMovableClock(NOW);
      const world = createWorld(app);
      const { rows } = await test.database.pool.query<{ code: string }>('select code from class_codes');
      await world.teacher('Park', PARK);
      const ana = await world.student('Ana', ANA);
      await ana.call(joinClass, { body: { classCode: rows[0]?.code ?? '' } });
      const reader = { level: 4, guessing: 0, random: () => 0.4 };
      await takePretestAs(reader, { student: ana, library: app.services.library, clock });
      await readPassageAs(reader, { student: ana, library: app.services.library, clock });
    });
    anasWork = await test.count(anasAnswers);
  }, 120_000);
  afterAll(() => test.drop());

  it('is refused by production, also when it was made before demos were marked', async () => {
    const refusal = /^This database was a demo, and its logins are published.*leave-demo$/;
    await expect(settleMode(test.database.db, 'production', NOW)).rejects.toThrow(refusal);
    await test.database.pool.query('delete from demo_mark');
    await expect(settleMode(test.database.db, 'production', NOW)).rejects.toThrow(refusal);
    expect(await test.count('demo_mark')).toBe(1);
    await settleMode(test.database.db, 'demo', NOW);
  });

  it('is not left while another program uses the database', async () => {
    const other = await openOther(test);
    expect(await leaveDemo(test.database, { now: NOW })).toEqual({ kind: 'in-use' });
    await other.close();
  });

  it('asks who takes a class that was created with a demo login', async () => {
    await test.database.pool.query(`
      insert into classes (teacher_id, name, grade, settings, timezone, created_at)
      select u.id, 'Grade 5', 5, c.settings, c.timezone, '2026-10-13'
        from users u join classes c on c.teacher_id = u.id where u.username_key = 'demo.teacher'`);
    const asked = { kind: 'classes-without-teacher', names: ['Grade 5'] };
    expect(await leaveDemo(test.database, { now: NOW })).toEqual(asked);
    for (const classesTo of ['nobody.here', 'demo.teacher', 'real.ana'])
      expect(await leaveDemo(test.database, { now: NOW, classesTo })).toEqual({ kind: 'no-such-teacher' });
    expect(await test.count("users where username_key like 'demo.%'")).toBe(3);
  });

  it('loses the demo people with their class, logins and sessions, and nothing of anybody else', async () => {
    const left = await leaveDemo(test.database, { now: NOW, classesTo: 'Ms.Park' });
    // A teacher, an admin, Ana Lopez and 24 children; the approval of Ms. Park was never an admin's.
    expect(left).toEqual({ kind: 'left', people: 27, withdrawnApprovals: 1 });
    expect(await test.count('users')).toBe(2);
    expect(await test.count("classes where name = 'Room 12'")).toBe(0);
    expect(
      await test.count(
        "classes c join users u on u.id = c.teacher_id where c.name = 'Grade 5' and u.username_key = 'ms.park'",
      ),
    ).toBe(1);
    expect(anasWork).toBeGreaterThan(10);
    expect(await test.count(anasAnswers)).toBe(anasWork);
    expect(await test.count('answers')).toBe(anasWork);
    expect(await test.count('sessions s left join users u on u.id = s.user_id where u.id is null')).toBe(0);
    expect(await test.count("audit_log where act = 'leave-demo'")).toBe(1);
    expect(await test.count('production_mark')).toBe(1);
    expect(await test.count('invariants')).toBe(0);
    expect(await replayEverything(test.database.db)).toMatchObject({ differences: [], students: 1 });
  });

  it('is a school afterwards: production takes it, a demo does not, and no published login works', async () => {
    await settleMode(test.database.db, 'production', NOW);
    await expect(settleMode(test.database.db, 'demo', NOW)).rejects.toThrow(
      'This database belongs to a school and is not a demo',
    );
    await serve(test.database, PRODUCTION, async (app) => {
      for (const login of DEMO_LOGINS) expect((await logIn(app, login)).statusCode).toBe(401);
      expect((await logIn(app, ANA)).statusCode).toBe(200);
      expect((await logIn(app, PARK)).statusCode).toBe(200);
    });
    expect(await leaveDemo(test.database, { now: NOW })).toEqual({ kind: 'no-demo' });
  });
});

describe('a school that never was a demo', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  });
  afterAll(() => test.drop());

  it('is refused by a demo from its first start in production on, when nobody has an account yet', async () => {
    await settleMode(test.database.db, 'demo', NOW);
    for (let start = 0; start < 2; start++) await settleMode(test.database.db, 'production', NOW);
    await expect(settleMode(test.database.db, 'demo', NOW)).rejects.toThrow(
      /^This database belongs to a school and is not a demo: start it with OPENLEAF_MODE=production/,
    );
    expect(await test.count('users')).toBe(0);
    expect(await test.count('demo_mark')).toBe(0);
  });

  it('is not shut by children who register with the published logins', async () => {
    await serve(test.database, PRODUCTION, async (app) => {
      const [teacher, student, admin] = DEMO_LOGINS;
      const world = createWorld(app);
      await world.teacher('Rivera', teacher);
      await world.student('Ana', student);
      await world.student('Sam', admin);
    });
    await settleMode(test.database.db, 'production', NOW);
    expect(await test.count('demo_mark')).toBe(0);
  });
});

async function openOther({ database }: TestDatabase): Promise<{ close: () => Promise<void> }> {
  const { connectionString } = database.pool.options;
  const other = openDatabase({ url: connectionString ?? '', connections: 2, onIdleError: () => {} });
  await other.db.selectFrom('users').select('id').execute();
  return other;
}
