import { buildApp } from '#app/server/build-app.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { callsOf, type Viewer } from './class-calls.ts';

/** How many statements each call of a viewer sends, on a service in this process. @throws Error where a call is refused. */
export async function countStatements(database: Database, viewer: Viewer): Promise<Map<string, number>> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' });
  const app = await buildApp({ config, database });
  const counts = new Map<string, number>();
  try {
    for (const { name, call } of callsOf(viewer)) {
      const send = async () => {
        const { statusCode, body } = await app.server.inject({
          method: call.method,
          url: `/api/${call.path}`,
          headers: { authorization: `Bearer ${viewer.teacher.token}` },
          ...(call.body !== undefined && { payload: call.body as object }),
        });
        if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}: ${body.slice(0, 200)}`);
      };
      // The first of a kind reads what is kept for a while, and the service looks after itself now and then.
      const times: number[] = [];
      for (let time = 0; time < 3; time++) times.push((await statementsOf(send)).length);
      counts.set(name, Math.min(...times));
    }
    return counts;
  } finally {
    await app.close();
  }
}
