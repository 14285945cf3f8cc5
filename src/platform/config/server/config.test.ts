import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const BEYOND_THIS_MACHINE = [
  ['DATABASE_URL', 'postgres://openleaf@db.example.org/openleaf'],
  ['PUBLIC_ORIGIN', 'https://reading.example.org'],
  ['TRUST_PROXY', '127.0.0.1'],
  ['HOST', '0.0.0.0'],
] as const;

describe('the mode', () => {
  it.each([
    ['nothing', {}],
    ['another loopback address', { HOST: '127.0.0.5' }],
    ['TRUST_PROXY=none', { TRUST_PROXY: 'none' }],
  ])('is demo with %s', (_what, env) => {
    expect(readConfig(env).mode).toBe('demo');
  });

  it.each(BEYOND_THIS_MACHINE)('is production when %s alone is set', (name, value) => {
    expect(readConfig({ [name]: value }).mode).toBe('production');
  });

  it.each(BEYOND_THIS_MACHINE)('is refused as demo beside %s, in one sentence', (name, value) => {
    const read = () => readConfig({ [name]: value, OPENLEAF_MODE: 'demo' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^OPENLEAF_MODE: demo is for this machine alone.* ${name}.*\\.$`));
  });
});

it.each(['web', 'worker'])('a %s process alone needs a database that several may use', (role) => {
  expect(() => readConfig({ OPENLEAF_ROLE: role })).toThrow(/^OPENLEAF_ROLE: .* needs DATABASE_URL/);
  const config = readConfig({
    OPENLEAF_ROLE: role,
    DATABASE_URL: 'postgres://openleaf@db.example.org/openleaf',
  });
  expect(config).toMatchObject({ serves: role === 'web', worksOnJobs: role === 'worker' });
});

it.each(['reading.example.org', 'reading.example.org:3000', 'ftp://reading.example.org'])(
  'refuses %s as the address that people type',
  (origin) => {
    expect(() => readConfig({ PUBLIC_ORIGIN: origin })).toThrow(
      'PUBLIC_ORIGIN: is an address such as https://reading.example.org',
    );
  },
);

it.each([
  '10.0.0.0/99',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/x',
  '::1/129',
  '127.0.0.1,proxy',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.2,0.0.0.0/00',
])('refuses %s as the addresses of reverse proxies, in one sentence', (list) => {
  const read = () => readConfig({ TRUST_PROXY: list });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^TRUST_PROXY: is "none" or a list of addresses/);
});

it('takes addresses and networks of reverse proxies', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/128' }).trustProxy).toHaveLength(3);
});
