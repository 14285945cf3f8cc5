import {
  type Bases,
  DEFAULT_BASE,
  SERVICES,
  type Service,
} from '#platform/endpoint/contract/service-bases.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './loopback.ts';

/** The variable of a service: `API_BASE_CLASS`. */
const variableOf = (service: Service) => `API_BASE_${service.toUpperCase()}` as const;
export type BaseVariables = { readonly [K in `API_BASE_${Uppercase<Service>}`]?: string | undefined };

/** A path on whatever host the page is on. */
const PATH = /^\/[\w.~/-]*$/;

/** A path with this at its beginning names another host, also where it is what is left of an address of our own. */
const TWO_SLASHES = '//';

/** Whether it is a path such as /api, or an address such as https://classes.example.org/api, with nothing behind it. */
export function isBase(base: string): boolean {
  if (PATH.test(base))
    return !base.includes(TWO_SLASHES) && !base.split('/').some((part) => part === '..' || part === '.');
  const url = URL.parse(base);
  if (url === null || url.pathname.includes(TWO_SLASHES)) return false;
  if (url.username + url.password + url.search + url.hash !== '') return false;
  return isOrigin(url.origin) && !base.endsWith('?') && !base.endsWith('#');
}

/** Whether it is an origin that a session may be sent to: nobody on the way can read along. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  // A browser would take a star for any host of a domain.
  if (url === null || url.origin !== text || url.hostname.includes('*')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

interface Allowed {
  /** Our own: an address there is the path behind it, on whichever of our hosts the page is. */
  readonly own: readonly string[];
  /** Others that the operator trusts with every session. */
  readonly foreign: readonly string[];
  /** Whether they may be on this machine without HTTPS: what listens there is any program of it, so that only a demo does. */
  readonly onLoopback: boolean;
}

/**
 * Where the calls of each service go.
 * @throws ConfigError for another host that the operator has not named as well: it is sent the session of whoever calls it.
 */
export function basesOf(given: BaseVariables, allowed: Allowed): Bases {
  const baseOf = (service: Service): string => {
    const name = variableOf(service) as keyof BaseVariables;
    const base = given[name];
    return base === undefined ? DEFAULT_BASE : closed(resolveBase(name, base, allowed));
  };
  return Object.fromEntries(SERVICES.map((service) => [service, baseOf(service)])) as Bases;
}

function resolveBase(name: string, base: string, { own, foreign, onLoopback }: Allowed): string {
  if (base.startsWith('/')) return base;
  const { origin, pathname, href } = new URL(base);
  if (own.includes(origin)) return pathname;
  if (!onLoopback && origin.startsWith('http:'))
    throw new ConfigError(`${name}: ${origin} is without HTTPS, which a demo alone may call.`);
  if (foreign.includes(origin)) return href;
  throw new ConfigError(
    `${name}: ${origin} is another host, and the session of everyone who calls it would go there: ` +
      'name it in API_FOREIGN_ORIGINS, too, or give a path such as /api.',
  );
}

const closed = (base: string): string => (base.endsWith('/') ? base : `${base}/`);

/** The other hosts that pages call, each once. */
export const foreignOrigins = (bases: Bases): readonly string[] => [
  ...new Set(
    SERVICES.flatMap((service) => (bases[service].startsWith('/') ? [] : [new URL(bases[service]).origin])),
  ),
];
