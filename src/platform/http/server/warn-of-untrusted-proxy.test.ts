import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type App, buildApp } from '#app/server/build-app.ts';
import { createTestDatabase } from '#app/server/testing/test-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { type Database, openDatabase } from '#platform/db/server/database.ts';

const PROXY = '10.0.0.2';
const WARNING = 'set TRUST_PROXY to its address';

describe.each([
  ['without TRUST_PROXY', {}, true],
  ['with another TRUST_PROXY', { TRUST_PROXY: '10.0.0.3' }, true],
  ['with TRUST_PROXY', { TRUST_PROXY: PROXY }, false],
])('%s', (_what, env, warns) => {
  const log: string[] = [];
  let app: App;
  let database: Database;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    log.length = 0;
    const made = await createTestDatabase();
    drop = made.drop;
    database = openDatabase({ url: made.url, connections: 2, onIdleError: () => {} });
    const config = readConfig({ PUBLIC_ORIGIN: 'https://reading.example.org', ...env });
    app = await buildApp({ config, database, logTo: { write: (line) => log.push(line) } });
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    await drop();
  });

  const call = (headers: Record<string, string>) =>
    app.server.inject({
      url: '/api/nowhere',
      remoteAddress: PROXY,
      headers: { host: 'reading.example.org', ...headers },
    });

  it(`the log ${warns ? 'warns once' : 'says nothing'} of calls that a proxy passed on`, async () => {
    await call({});
    expect(log.join('')).not.toContain(WARNING);
    for (let turn = 0; turn < 3; turn++) await call({ 'x-forwarded-for': '203.0.113.9' });
    const warnings = log.filter((line) => line.includes(WARNING));
    expect(warnings).toHaveLength(warns ? 1 : 0);
    expect(warnings.join('')).not.toMatch(/203\.0|10\.0\.0/);
  });
});
