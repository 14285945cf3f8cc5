import type { NamedProvider } from '#platform/openid/core/provider-key.ts';
import { googleSuccess, schoolSuccess } from '#platform/screens/core/addresses.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';

/** An identity provider that people may log in with (OpenID Connect). */
export interface LoginProviderConfig extends NamedProvider {
  /** In the one form that a URL has. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Of several schools at one issuer, the one whose accounts are let in; null where the issuer is one school's. */
  readonly domain: string | null;
  /** A school answers for its accounts: children under 13 may use them. */
  readonly isSchool: boolean;
  /** Where it sends the browser back to. */
  readonly returnTo: string;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com/';
/** Here one issuer is for everybody who has an account at Microsoft. */
const MICROSOFT = 'login.microsoftonline.com';
const FOR_EVERYBODY = /^\/(common|organizations|consumers)(\/|$)/;

/** Whether a text is the address of one issuer, over a line that cannot be read on the way. */
export function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  if (url.hostname === MICROSOFT && FOR_EVERYBODY.test(url.pathname)) return false;
  return isClosedLine(url);
}

const isClosedLine = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const SCHOOL = [
  'SCHOOL_LOGIN_ISSUER',
  'SCHOOL_LOGIN_CLIENT_ID',
  'SCHOOL_LOGIN_CLIENT_SECRET',
  'SCHOOL_LOGIN_NAME',
] as const;
const SCHOOL_DOMAIN = 'SCHOOL_LOGIN_DOMAIN';

type Name = (typeof GOOGLE)[number] | (typeof SCHOOL)[number] | typeof SCHOOL_DOMAIN | 'PUBLIC_ORIGIN';
type Given = { readonly [N in Name]?: string | undefined };

/**
 * The providers that the operator has set; none by default.
 * @throws ConfigError where a part of one is missing.
 */
export function loginProvidersOf(given: Given): LoginProviderConfig[] {
  const school = schoolOf(given);
  const google = googleOf(given);
  if (google && school?.issuer === GOOGLE_ISSUER)
    throw new ConfigError(
      'SCHOOL_LOGIN_ISSUER: is Google, as GOOGLE_CLIENT_ID is; set only one of the two, so that each account has one button.',
    );
  return [school, google].filter((provider) => provider !== null);
}

function googleOf(given: Given): LoginProviderConfig | null {
  const parts = wholeOf(given, GOOGLE);
  return (
    parts && {
      key: 'google',
      name: 'Google',
      issuer: GOOGLE_ISSUER,
      clientId: parts.GOOGLE_CLIENT_ID,
      clientSecret: parts.GOOGLE_CLIENT_SECRET,
      domain: null,
      isSchool: false,
      returnTo: originOf(given, GOOGLE[0]) + googleSuccess.path,
    }
  );
}

function schoolOf(given: Given): LoginProviderConfig | null {
  const parts = wholeOf(given, SCHOOL, [SCHOOL_DOMAIN]);
  if (!parts) return null;
  const issuer = new URL(parts.SCHOOL_LOGIN_ISSUER).href;
  const domain = given[SCHOOL_DOMAIN]?.toLowerCase() ?? null;
  if (issuer === GOOGLE_ISSUER && domain === null)
    throw new ConfigError(
      'SCHOOL_LOGIN_ISSUER: Google has accounts of everybody, and needs SCHOOL_LOGIN_DOMAIN, the domain of your school.',
    );
  if (issuer !== GOOGLE_ISSUER && domain !== null)
    throw new ConfigError(
      'SCHOOL_LOGIN_DOMAIN: is for https://accounts.google.com as SCHOOL_LOGIN_ISSUER alone; leave it out.',
    );
  return {
    key: 'school',
    name: parts.SCHOOL_LOGIN_NAME,
    issuer,
    clientId: parts.SCHOOL_LOGIN_CLIENT_ID,
    clientSecret: parts.SCHOOL_LOGIN_CLIENT_SECRET,
    domain,
    isSchool: true,
    returnTo: originOf(given, SCHOOL[0]) + schoolSuccess.path,
  };
}

/** The values of these variables, where all are set; null where none is. @param also mean nothing without them. */
function wholeOf<N extends Name>(
  given: Given,
  names: readonly N[],
  also: readonly Name[] = [],
): { readonly [K in N]: string } | null {
  const set = [...names, ...also].find((name) => given[name] !== undefined);
  if (set === undefined) return null;
  const missing = names.find((name) => given[name] === undefined);
  if (missing !== undefined)
    throw new ConfigError(`${set}: needs ${missing}; set all of ${names.join(', ')}, or none.`);
  return given as { readonly [K in N]: string };
}

function originOf({ PUBLIC_ORIGIN }: Given, by: Name): string {
  if (PUBLIC_ORIGIN === undefined)
    throw new ConfigError(`${by}: needs PUBLIC_ORIGIN, the address that people come back to.`);
  const url = new URL(PUBLIC_ORIGIN);
  if (!isClosedLine(url))
    throw new ConfigError(`${by}: needs a PUBLIC_ORIGIN that begins with https://, to come back safely.`);
  return url.origin;
}
