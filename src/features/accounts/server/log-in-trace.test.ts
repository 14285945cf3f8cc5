import { expect, it } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { logIn } from '../contract/endpoints.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import { guessesAllowed } from './guesses-at-account.ts';

const test = useTestApp();
/** Of the metrics. */
const TOKEN = 'a-token-of-the-test-that-is-long-enough';
/** Wrong guesses of a known device before it has to wait. */
const FREE_OF_DEVICE = 6;

it('counts logins that are refused unseen, because an account or a device has no guesses left', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: test.url, METRICS_TOKEN: TOKEN });
  const app = await buildApp({ config, database: test.database });
  const logInWith = (payload: object, token = '') => {
    const headers = { [DEVICE_TOKEN]: token };
    return app.server.inject({ method: 'POST', url: `/api/${logIn.path}`, headers, payload });
  };
  try {
    const { username, password } = await test.world.student('Ana');
    const token: string = (await logInWith({ username, password })).json().deviceToken;
    const { fromNetwork } = guessesAllowed({ kind: 'username', key: username });
    for (let guess = 0; guess < fromNetwork + 3; guess++) await logInWith({ username, password: 'wrong' });
    for (let guess = 0; guess < FREE_OF_DEVICE + 2; guess++)
      await logInWith({ username, password: 'wrong' }, token);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const { body } = await app.server.inject({ url: '/metrics', headers });
    expect(body).toContain('openleaf_login_lockouts_total{kind="account"} 3');
    expect(body).toContain('openleaf_login_lockouts_total{kind="device"} 2');
    expect(body).toContain(`openleaf_failed_logins_total ${fromNetwork + FREE_OF_DEVICE}`);
  } finally {
    await app.close();
  }
});

it('counts failed logins, and logs each under a hash that only this installation can make', async () => {
  const log: string[] = [];
  const config = readConfig({ LOG_LEVEL: 'info', DATABASE_URL: test.url, METRICS_TOKEN: TOKEN });
  const app = await buildApp({
    config,
    database: test.database,
    logTo: { write: (line) => log.push(line) },
  });
  try {
    const guess = (username: string) =>
      app.server.inject({
        method: 'POST',
        url: `/api/${logIn.path}`,
        payload: { username, password: 'wrong' },
      });
    for (const username of ['Planted.Name', 'planted.name', 'another.name']) await guess(username);
    const { body } = await app.server.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(body).toContain('openleaf_failed_logins_total 3');
  } finally {
    await app.close();
  }
  const lines = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a login failed');
  expect(lines).toHaveLength(3);
  expect(lines[0].name).toMatch(/^[\w-]{12}$/);
  expect(lines[1].name).toBe(lines[0].name);
  expect(lines[2].name).not.toBe(lines[0].name);
  expect(log.join('')).not.toMatch(/planted|another|127\.0\.0\.1/i);
});
