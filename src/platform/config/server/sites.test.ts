import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { siteOfHost } from './sites.ts';

const BOTH = { PUBLIC_ORIGIN: 'https://reading.example.org', UNDER13_ORIGIN: 'https://kids.example.org/' };

describe('two domains', () => {
  it('are there when both are named', () => {
    expect(readConfig(BOTH).sites).toEqual({
      main: 'https://reading.example.org',
      underThirteen: 'https://kids.example.org',
    });
  });

  it('are not there when one is', () => {
    expect(readConfig({ PUBLIC_ORIGIN: BOTH.PUBLIC_ORIGIN }).sites).toBeNull();
    const alone = readConfig({ UNDER13_ORIGIN: BOTH.UNDER13_ORIGIN });
    expect([alone.sites, alone.mode]).toEqual([null, 'demo']);
  });

  it('have two host names: by the name alone the server knows which one was called', () => {
    expect(() => readConfig({ ...BOTH, UNDER13_ORIGIN: 'https://reading.example.org:8443' })).toThrow(
      /^UNDER13_ORIGIN: needs a host name of its own/,
    );
  });

  it('are both encrypted, or neither is: a session goes from one to the other', () => {
    expect(() => readConfig({ ...BOTH, UNDER13_ORIGIN: 'http://kids.example.org' })).toThrow(
      /^UNDER13_ORIGIN: is reached over HTTPS/,
    );
  });
});

it.each([
  ['kids.example.org', 'under-13'],
  ['KIDS.example.org:8443', 'under-13'],
  ['reading.example.org', 'main'],
  ['127.0.0.1:3000', 'main'],
  ['kids.example.org.evil.example', 'main'],
  [undefined, 'main'],
] as const)('a call to %s came by the %s domain', (host, site) => {
  expect(siteOfHost(readConfig(BOTH).sites!, host)).toBe(site);
});
