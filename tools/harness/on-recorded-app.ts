import { openRecordedApp, type RecordedApp, type TestOptions } from '#app/server/testing/recorded-app.ts';
import type { DatabaseKind } from './database-kind.ts';
import { makeTestDatabase } from './test-database.ts';

/** Works on the whole service in this process, on a database of its own, with everything that it says written down. */
export async function onRecordedApp<T>(
  kind: DatabaseKind | undefined,
  work: (recorded: RecordedApp) => Promise<T>,
  { env = {}, ...options }: TestOptions & { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<T> {
  const base = await makeTestDatabase(kind);
  try {
    return await base.work(async (database, url) => {
      const recorded = await openRecordedApp(database, url, env, options);
      try {
        return await work(recorded);
      } finally {
        await recorded.app.close();
      }
    });
  } finally {
    await base.remove();
  }
}
