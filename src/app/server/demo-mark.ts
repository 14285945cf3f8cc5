import { createPasswordHasher } from '#features/accounts/server/password-hasher.ts';
import type { Config } from '#platform/config/server/config.ts';
import type { Db } from '#platform/db/server/database.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import {
  countUsers,
  hasProductionMark,
  insertDemoMark,
  insertProductionMark,
  selectDemoMark,
  selectDemoSuspects,
} from './demo-queries.ts';
import { StartError } from './open-database.ts';

/**
 * Holds the mode against what the database is: production never runs with the published logins of a demo, and a demo,
 * which approves every teacher at once, never runs on a school's data. Production marks the database, so that a start
 * which lost its variables makes no demo of it before its first person.
 * @throws StartError saying what to do instead.
 */
export async function settleMode(db: Db, mode: Config['mode'], now: Date): Promise<void> {
  const isDemo = await recogniseDemo(db);
  if (mode === 'production' && isDemo) {
    throw new StartError(
      'This database was a demo, and its logins are published: start clean with another DATA_DIR or DATABASE_URL, ' +
        'or keep what was added and remove the demo people with: npm run openleaf -- leave-demo',
    );
  }
  if (mode === 'demo' && !isDemo && ((await hasProductionMark(db)) || (await countUsers(db)) > 0)) {
    throw new StartError(
      'This database belongs to a school and is not a demo: start it with OPENLEAF_MODE=production, ' +
        'or set DATA_DIR to another folder for the demo.',
    );
  }
  if (mode === 'production') await insertProductionMark(db, now);
}

/** Whether the database was a demo. One from before the mark is known by its logins, and is marked now. */
async function recogniseDemo(db: Db): Promise<boolean> {
  if ((await selectDemoMark(db)) !== undefined) return true;
  const createdAt = await findDemoLogin(db);
  if (createdAt === undefined) return false;
  await insertDemoMark(db, createdAt);
  return true;
}

/** When the account of a demo login with its published password was created; undefined when there is none. */
async function findDemoLogin(db: Db): Promise<Date | undefined> {
  const suspects = await selectDemoSuspects(
    db,
    DEMO_LOGINS.map(({ username }) => username),
  );
  if (suspects.length === 0) return undefined;
  const passwords = createPasswordHasher();
  try {
    for (const { username_key, password_hash, created_at } of suspects) {
      const published = DEMO_LOGINS.find(({ username }) => username === username_key)?.password ?? '';
      if (await passwords.verify(password_hash, published)) return created_at;
    }
    return undefined;
  } finally {
    await passwords.close();
  }
}
