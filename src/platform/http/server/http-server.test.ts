import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { problem } from '#platform/endpoint/contract/problem.ts';

/** Of the metrics. */
const TOKEN = 'a-token-of-the-test-that-is-long-enough';
const test = useTestApp({ METRICS_TOKEN: TOKEN });
const post = (payload: string, contentType = 'application/json') =>
  test.app.server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': contentType },
  });

it.each([
  ['no JSON', '{"username":', 'application/json', 400, 'invalid-request'],
  ['another type', 'username=ana', 'application/x-www-form-urlencoded', 415, 'not-json'],
  ['too much', JSON.stringify({ username: 'x'.repeat(17_000) }), 'application/json', 413, 'too-large'],
  [
    'prototype keys',
    '{"__proto__":{"role":"admin"},"username":"a","password":"b"}',
    'application/json',
    400,
    'invalid-request',
  ],
])('answers %s with a problem document', async (_what, payload, type, status, code) => {
  const answer = await post(payload, type);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(problem.parse(answer.json())).toMatchObject({ status, code });
});

it('names each wrong field with its place and a sentence', async () => {
  const answer = await post('{"username":""}');
  expect(answer.json().errors).toEqual([
    { path: 'username', code: expect.any(String), message: 'Enter your username or email.' },
    { path: 'password', code: expect.any(String), message: 'Enter your password.' },
  ]);
});

it('answers an address that is not there with a problem, never with a page', async () => {
  const answer = await test.app.server.inject({ url: '/api/nowhere' });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
});

it('reports its health to the machines that watch it', async () => {
  expect((await test.app.server.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await test.app.server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  const { body } = await test.app.server.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(body).toContain(
    'openleaf_request_seconds_count{method="POST",route="/api/auth/login",status="400"}',
  );
});
