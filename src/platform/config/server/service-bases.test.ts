import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { foreignOrigins } from './service-bases.ts';

const OWN = { PUBLIC_ORIGIN: 'https://reading.example.org', UNDER13_ORIGIN: 'https://kids.example.org' };
const basesOf = (env: Readonly<Record<string, string>>) => readConfig({ ...OWN, ...env }).bases;

it('sends everything to /api/ by default', () => {
  const bases = readConfig({}).bases;
  expect(new Set(Object.values(bases))).toEqual(new Set(['/api/']));
  expect(Object.keys(bases)).toHaveLength(8);
  expect(foreignOrigins(bases)).toEqual([]);
});

it.each([
  ['/classes/api', '/classes/api/'],
  ['/classes/api/', '/classes/api/'],
  ['/', '/'],
  // On whichever of our hosts the page is.
  ['https://reading.example.org/v2', '/v2/'],
  ['https://kids.example.org', '/'],
])('%s becomes %s, for one service alone', (base, read) => {
  expect(basesOf({ API_BASE_CLASS: base })).toMatchObject({ class: read, main: '/api/', map: '/api/' });
});

describe('another host', () => {
  const base = 'https://classes.example.org/api';

  it('is refused at the start, by its name, unless the operator allows it', () => {
    expect(() => basesOf({ API_BASE_CLASS: base })).toThrow(ConfigError);
    expect(() => basesOf({ API_BASE_CLASS: base })).toThrow(
      /^API_BASE_CLASS: https:\/\/classes\.example\.org /,
    );
    const other = { API_FOREIGN_ORIGINS: 'https://example.org' };
    expect(() => basesOf({ API_BASE_CLASS: base, ...other })).toThrow(ConfigError);
  });

  it('is taken where it is allowed, and only those that are used are called', () => {
    const bases = basesOf({
      API_BASE_CLASS: base,
      API_BASE_MAP: 'https://classes.example.org/map',
      API_FOREIGN_ORIGINS: 'https://classes.example.org, https://unused.example.org',
    });
    expect(bases.class).toBe('https://classes.example.org/api/');
    expect(foreignOrigins(bases)).toEqual(['https://classes.example.org']);
  });
});

it.each([
  '//classes.example.org/api',
  '/../api',
  '/api;evil',
  '/api?x=1',
  'classes.example.org',
  'http://classes.example.org/api',
  'https://user:word@classes.example.org/api',
  'https://classes.example.org/api?x',
  'https://classes.example.org/api#x',
  "https://classes.example.org'; script-src *",
  'javascript:alert(1)',
])('refuses %s, whatever is allowed', (base) => {
  const env = { API_BASE_CLASS: base, API_FOREIGN_ORIGINS: 'https://classes.example.org' };
  expect(() => basesOf(env)).toThrow(/^API_BASE_CLASS: is a path such as \/api/);
});

it.each(['https://*.example.org', 'https://example.org/api', '*', 'http://example.org', 'example.org'])(
  'refuses %s as a host that may be called',
  (origin) => {
    expect(() => basesOf({ API_FOREIGN_ORIGINS: origin })).toThrow(/^API_FOREIGN_ORIGINS: is a list/);
  },
);

it('calls a host without HTTPS on this machine in a demo alone', () => {
  const env = { API_BASE_CLASS: 'http://localhost:4000/api', API_FOREIGN_ORIGINS: 'http://localhost:4000' };
  expect(readConfig({ ...env, OPENLEAF_MODE: 'demo' }).bases.class).toBe('http://localhost:4000/api/');
  expect(() => basesOf(env)).toThrow(/^API_BASE_CLASS: .* without HTTPS/);
});

it.each(['//evil.example/api', '/api//v2', 'https://reading.example.org//evil.example/api'])(
  '%s is refused at the start with one sentence: two slashes would name another host',
  (base) => {
    expect(() => basesOf({ API_BASE_CLASS: base })).toThrow(ConfigError);
    expect(() => basesOf({ API_BASE_CLASS: base })).toThrow(/^API_BASE_CLASS: .*two slashes in a row/);
  },
);
