import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn } from '../contract/endpoints.ts';
import * as contract from '../contract/provider-logins.ts';
import { ORIGIN, providersEnv } from './testing/providers-env.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, google, school, begin } = await useProviders();
const plain = useTestApp();
/** Nobody listens there. */
const away = useTestApp(providersEnv('http://127.0.0.1:9'));

const NETWORK = '198.51.100.7';
const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

it('sends the browser to the provider, with all that a login needs to come back safely', async () => {
  const { address, binding } = await begin('school');
  expect(address.startsWith(`${school.issuer}/authorize?`)).toBe(true);
  expect(binding).toMatch(/^[\w-]{43}$/);
  const query = queryOf(address);
  expect(query).toEqual({
    client_id: 'openleaf-at-school',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${ORIGIN}/school/success`,
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  const again = queryOf((await begin('school')).address);
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(again[secret]).not.toBe(query[secret]);
});

it('sends the browser to Google under the older address, too, by either method', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const answer = await test.app.server.inject({ method, url: `/api/${contract.beginGoogleLogin.path}` });
    const { address } = answer.json<{ address: string }>();
    expect(address.startsWith(`${google.issuer}/authorize?`)).toBe(true);
    expect(queryOf(address)['redirect_uri']).toBe(`${ORIGIN}/google/success`);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

it('stores nothing of a login on its way that would help whoever reads it', async () => {
  const { address, binding } = await begin('school');
  const { rows } = await test.database.pool.query('select * from provider_logins');
  const stored = JSON.stringify(rows, (_, value: unknown) =>
    Buffer.isBuffer(value) ? value.toString('base64url') : value,
  );
  for (const secret of [binding, ...['state', 'nonce'].map((name) => queryOf(address)[name] ?? '')])
    expect(stored).not.toContain(secret);
});

it('has no such login where the operator has set none', async () => {
  const { anyone } = plain.world;
  const answers = [
    await anyone.call(contract.beginProviderLogin, { body: { provider: 'school' } }),
    await anyone.call(contract.beginGoogleLogin, {}),
    await anyone.call(contract.finishProviderLogin, {
      body: { provider: 'google', binding: 'a', answer: 'code=a' },
    }),
  ];
  for (const { status, problem } of answers) expect([status, problem.code]).toEqual([404, 'no-such-login']);
});

it('says that the provider is away, and logs why without a word about anybody', async () => {
  const { problem } = await away.world.anyone.call(contract.beginProviderLogin, {
    body: { provider: 'school' },
  });
  expect(problem).toMatchObject({ status: 409, code: 'provider-away' });
});

it('counts the beginnings of a network, and lets a device that was here before go on', async () => {
  const teacher = await test.world.teacher('Rivera');
  const { username, password } = teacher;
  const { deviceToken } = (await test.world.anyone.call(logIn, { body: { username, password } })).data;
  test.clock.pass(2 * 86_400);
  await test.app.services.limits.takeMany(
    `logins at a provider begun ${NETWORK}`,
    contract.BEGINNINGS_OF_NETWORK,
    test.clock.now(),
    contract.BEGINNINGS_OF_NETWORK.calls,
  );
  const from = (headers: Record<string, string> = {}) =>
    test.world.anyone.call(contract.beginProviderLogin, { body: { provider: 'school' }, headers }, NETWORK);
  expect((await from()).problem).toMatchObject({ status: 429, code: 'too-many-beginnings' });
  expect((await from({ 'openleaf-device': deviceToken ?? '' })).status).toBe(200);
});
