import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';

const TOKEN = 'a-token-of-the-operator-27';
const test = useTestApp({
  METRICS_TOKEN: TOKEN,
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://reading.example.org',
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine over IPv6', '::1', {}, 200],
  ['another machine', '203.0.113.9', {}, 404],
  ['another machine that claims to be this one', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a proxy that believes its caller', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ['a proxy that says so elsewhere', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 404],
  ['another machine with the token', '203.0.113.9', bearer(TOKEN), 200],
  [
    'one that knows the process by its address only',
    '10.0.0.9',
    { ...bearer(TOKEN), host: '10.0.0.5:3000' },
    200,
  ],
  ['another machine with a wrong token', '203.0.113.9', bearer(`${TOKEN}8`), 404],
])('answers %s', async (_who, remoteAddress, headers, status) => {
  const answer = await test.app.server.inject({ url: '/metrics', remoteAddress, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('openleaf_request_seconds')).toBe(status === 200);
});
