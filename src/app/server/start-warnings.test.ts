import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config/server/config.ts';
import { readMailServer } from '#platform/config/server/mail-server.ts';
import { startWarnings } from './start-warnings.ts';

const SERVER = readMailServer('smtp://mail.school.example:587')!;
const MAIL = { server: SERVER, from: 'openleaf@school.example', origin: 'https://school.example' };

/** Of a service that sends mails. */
const warningsOf = (env: Parameters<typeof readConfig>[0]) =>
  startWarnings({ ...readConfig(env), mail: MAIL });

it('warns in one sentence that no mail is sent, but not in the demo', () => {
  expect(startWarnings(readConfig({ OPENLEAF_MODE: 'production' }))).toEqual([
    expect.stringMatching(/^Warning: SMTP_URL is not set[^.]* set SMTP_URL[^.]*\.$/),
  ]);
  expect(warningsOf({ OPENLEAF_MODE: 'production' })).toEqual([]);
  expect(startWarnings(readConfig({}))).toEqual([]);
});

it.each([
  ['an address of the network', { HOST: '0.0.0.0' }],
  [
    'an address of the network that people reach over HTTP',
    { HOST: '::', PUBLIC_ORIGIN: 'http://school.example' },
  ],
])('warns in one sentence about %s', (_what, env) => {
  expect(warningsOf(env)).toEqual([
    expect.stringMatching(/^Warning: HOST=\S+ is reached without encryption[^.]*\.$/),
  ]);
});

it.each([
  ['HTTPS', { PUBLIC_ORIGIN: 'https://school.example' }],
  ['HTTPS on an address of the network', { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://school.example' }],
  ['loopback that others reach', { PUBLIC_ORIGIN: 'http://school.example' }],
])('warns in one sentence that a proxy is not trusted: %s', (_what, env) => {
  expect(warningsOf(env)).toEqual([
    expect.stringMatching(/^Warning: PUBLIC_ORIGIN=\S+ needs a reverse proxy[^.]* set TRUST_PROXY [^.]*\.$/),
  ]);
});

it.each([
  ['loopback', {}],
  ['an address of this machine alone', { PUBLIC_ORIGIN: 'http://localhost:3000' }],
  ['HTTPS by a trusted proxy', { PUBLIC_ORIGIN: 'https://school.example', TRUST_PROXY: '10.0.0.2' }],
  ['a proxy', { TRUST_PROXY: '10.0.0.2' }],
])('says nothing about %s', (_what, env) => {
  expect(warningsOf(env)).toEqual([]);
});

it('warns in one sentence that a port beyond this machine is open beside the proxy', () => {
  expect(warningsOf({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.2' })).toEqual([
    expect.stringMatching(/^Warning: HOST=0\.0\.0\.0 is open beside the reverse proxy/),
  ]);
});

it.each(['10.0.0.0/8', '192.168.0.0/16', 'fd00::/8', '10.0.0.2,172.16.0.0/12'])(
  'warns that TRUST_PROXY=%s believes a whole network',
  (list) => {
    expect(warningsOf({ TRUST_PROXY: list })).toEqual([
      expect.stringMatching(/^Warning: TRUST_PROXY=\S+ believes a whole network/),
    ]);
  },
);

it.each(['10.0.0.0/24', '127.0.0.0/8', 'fd00::7/128'])('says nothing about TRUST_PROXY=%s', (list) => {
  expect(warningsOf({ TRUST_PROXY: list })).toEqual([]);
});

describe('in production, with plans for sale', () => {
  const prices = ['SMALL', 'MEDIUM', 'LARGE'].flatMap((plan) =>
    ['MONTHLY', 'ANNUAL'].map((term) => [`STRIPE_PRICE_${plan}_${term}`, `price_${plan}_${term}`]),
  );
  const selling = (env: Record<string, string>) =>
    warningsOf({
      OPENLEAF_MODE: 'production',
      PUBLIC_ORIGIN: 'https://school.example',
      TRUST_PROXY: '10.0.0.2',
      STRIPE_WEBHOOK_SECRET: 'whsec_123456',
      ...Object.fromEntries(prices),
      ...env,
    }).filter((warning) => warning.includes('STRIPE'));

  it('warns of a key for trial runs, but not of a provider on this machine', () => {
    const key = { STRIPE_SECRET_KEY: 'sk_test_123456' };
    expect(selling(key)).toEqual([
      expect.stringMatching(/^Warning: STRIPE_SECRET_KEY is a key for trial runs/),
    ]);
    expect(selling({ ...key, STRIPE_API_BASE: 'http://127.0.0.1:4841' })).toEqual([]);
    expect(selling({ STRIPE_SECRET_KEY: 'sk_live_123456' })).toEqual([]);
  });
});
