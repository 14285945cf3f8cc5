import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const PUBLIC_ORIGIN = 'https://reading.example.org/';
const GOOGLE = { GOOGLE_CLIENT_ID: 'id of google', GOOGLE_CLIENT_SECRET: 'secret of google' };
const SCHOOL = {
  SCHOOL_LOGIN_ISSUER: 'https://login.school.example',
  SCHOOL_LOGIN_CLIENT_ID: 'id of the school',
  SCHOOL_LOGIN_CLIENT_SECRET: 'secret of the school',
  SCHOOL_LOGIN_NAME: 'Riverside School',
};
const ALL = { PUBLIC_ORIGIN, ...GOOGLE, ...SCHOOL };
const providersOf = (env: Record<string, string | undefined>) => readConfig(env).loginProviders;
const refusal = (env: Record<string, string | undefined>) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  return expect(read);
};

it('has none by default', () => {
  expect(providersOf({})).toEqual([]);
  expect(providersOf({ PUBLIC_ORIGIN })).toEqual([]);
});

it('has those that are set, the school first', () => {
  expect(providersOf(ALL)).toEqual([
    {
      key: 'school',
      name: 'Riverside School',
      issuer: 'https://login.school.example/',
      clientId: 'id of the school',
      clientSecret: 'secret of the school',
      domain: null,
      isSchool: true,
      returnTo: 'https://reading.example.org/school/success',
    },
    {
      key: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com/',
      clientId: 'id of google',
      clientSecret: 'secret of google',
      domain: null,
      isSchool: false,
      returnTo: 'https://reading.example.org/google/success',
    },
  ]);
  expect(providersOf({ PUBLIC_ORIGIN, ...GOOGLE }).map(({ key }) => key)).toEqual(['google']);
});

describe('a start is refused, in one sentence,', () => {
  it.each([...Object.keys(GOOGLE), ...Object.keys(SCHOOL)])('without %s', (missing) => {
    refusal({ ...ALL, [missing]: undefined }).toThrow(
      new RegExp(`^(GOOGLE|SCHOOL)_\\w+: needs ${missing}; set all of [A-Z_, ]+, or none\\.$`),
    );
  });

  it.each([
    ['GOOGLE_CLIENT_ID', GOOGLE],
    ['SCHOOL_LOGIN_ISSUER', SCHOOL],
  ])('with %s and no PUBLIC_ORIGIN', (name, env) => {
    refusal(env).toThrow(new RegExp(`^${name}: needs PUBLIC_ORIGIN, [^.]+\\.$`));
  });

  it('where people would come back over a line that anyone can read', () => {
    refusal({ ...ALL, PUBLIC_ORIGIN: 'http://reading.example.org' }).toThrow(
      /needs a PUBLIC_ORIGIN that begins/,
    );
    expect(providersOf({ ...ALL, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })).toHaveLength(2);
  });

  it('with a domain alone', () => {
    refusal({ PUBLIC_ORIGIN, SCHOOL_LOGIN_DOMAIN: 'school.example' }).toThrow(
      /^SCHOOL_LOGIN_DOMAIN: needs SCHOOL_LOGIN_ISSUER;/,
    );
  });

  it.each([
    'login.school.example',
    'http://login.school.example',
    'https://user:word@login.school.example',
    'https://login.school.example?tenant=7',
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/consumers/v2.0',
    'https://login.microsoftonline.com/organizations',
  ])('with %s as the issuer of a school', (issuer) => {
    refusal({ ...ALL, SCHOOL_LOGIN_ISSUER: issuer }).toThrow(
      /^SCHOOL_LOGIN_ISSUER: is the https address of the identity provider of one school/,
    );
  });
});

it('takes the tenant of one school, and a provider on this machine', () => {
  for (const issuer of ['https://login.microsoftonline.com/6f1c/v2.0', 'http://127.0.0.1:9000'])
    expect(providersOf({ PUBLIC_ORIGIN, ...SCHOOL, SCHOOL_LOGIN_ISSUER: issuer })).toHaveLength(1);
});

describe('Google as a school’s provider', () => {
  const AT_GOOGLE = { PUBLIC_ORIGIN, ...SCHOOL, SCHOOL_LOGIN_ISSUER: 'https://accounts.google.com' };

  it('needs the domain of the school, because everybody can have an account there', () => {
    refusal(AT_GOOGLE).toThrow(/^SCHOOL_LOGIN_ISSUER: Google has accounts of everybody/);
    expect(providersOf({ ...AT_GOOGLE, SCHOOL_LOGIN_DOMAIN: 'School.example' })).toMatchObject([
      { domain: 'school.example', isSchool: true },
    ]);
  });

  it('is one button, not two', () => {
    refusal({ ...AT_GOOGLE, ...GOOGLE, SCHOOL_LOGIN_DOMAIN: 'school.example' }).toThrow(
      /set only one of the two/,
    );
  });

  it('alone has a domain', () => {
    refusal({ ...ALL, SCHOOL_LOGIN_DOMAIN: 'school.example' }).toThrow(/^SCHOOL_LOGIN_DOMAIN: is for/);
  });
});
