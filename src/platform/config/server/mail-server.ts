import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** Where mails are handed over. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly login: { readonly user: string; readonly password: string } | null;
  /**
   * `first`: the line is encrypted from the start. `demanded`: it becomes so before anything is said, or nothing is sent. `off`: a relay
   * on this machine, or one whose operator says so.
   */
  readonly encryption: 'first' | 'demanded' | 'off';
}

const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads an SMTP_URL; null for one that is none, or that says something which nobody here understands. */
export function readMailServer(text: string): MailServer | null {
  const url = URL.parse(text);
  const usual = PORTS[url?.protocol ?? ''];
  if (url === null || usual === undefined || url.hostname === '') return null;
  const { hostname, port, protocol, searchParams, pathname, hash } = url;
  const isOpen = searchParams.get('tls') === 'off';
  if (!/^\/?$/.test(pathname) || hash !== '') return null;
  if (searchParams.size > (isOpen ? 1 : 0)) return null;
  const login = loginOf(url);
  if (login === undefined) return null;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usual : Number(port),
    login,
    encryption: protocol === 'smtps:' ? 'first' : isOpen || isLoopback(hostname) ? 'off' : 'demanded',
  };
}

/** Undefined where it cannot be read: a % in a password is written as %25. */
function loginOf({ username, password }: URL): MailServer['login'] | undefined {
  if (username === '' && password === '') return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

const address = z.email().max(254);

export const isMailAddress = (text: string): boolean => address.safeParse(text).success;
