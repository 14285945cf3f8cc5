import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '#platform/config/server/config.ts';
import type { MailServer } from '#platform/config/server/mail-server.ts';

/** A mail as it goes over the line. */
export interface SentMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What came of handing a mail over. `error` is a line for the admin; it may name the receiver and is never logged. */
export type Delivery =
  | { readonly kind: 'sent' }
  /** The server said no for good. */
  | { readonly kind: 'refused'; readonly code: number | null; readonly error: string }
  /** The server said not now, or was not there. */
  | { readonly kind: 'failed'; readonly code: number | null; readonly error: string }
  /** It got the whole mail and was not heard of again: it may have taken it. */
  | { readonly kind: 'unclear'; readonly code: null; readonly error: string };

export interface MailLine {
  /** Never fails: what goes wrong is its answer. */
  send(mail: SentMail, signal: AbortSignal): Promise<Delivery>;
}

/** How long a mail server may be silent, in milliseconds; RFC 5321 asks for patience of minutes. */
export interface MailTimeouts {
  readonly connect: number;
  readonly greeting: number;
  readonly silence: number;
}
const TIMEOUTS_MS: MailTimeouts = { connect: 30_000, greeting: 60_000, silence: 300_000 };

/** Opens no connection before the first mail; each mail has one of its own. */
export function createMailLine({ server, from }: MailConfig, timeouts: MailTimeouts = TIMEOUTS_MS): MailLine {
  const options = optionsOf(server, timeouts);
  return {
    async send(mail, signal) {
      const transport = createTransport(options);
      let isWhole = false;
      const noteEnd = () =>
        new PassThrough({
          flush(done) {
            isWhole = true;
            done();
          },
        });
      transport.use('stream', ({ message }, done) => {
        message.transform(noteEnd);
        done();
      });
      // Holiday notes and the like must not answer.
      const headers = { 'auto-submitted': 'auto-generated' };
      try {
        await transport.sendMail({ ...mail, from: { name: 'Openleaf', address: from }, headers, signal });
        return { kind: 'sent' };
      } catch (error) {
        return deliveryOf(error, isWhole);
      }
    },
  };
}

/** How long a person who asks waits for a mail server, in milliseconds. */
const ASKED_TIMEOUTS_MS: MailTimeouts = { connect: 5_000, greeting: 5_000, silence: 5_000 };

/** Connects, encrypts and logs in as for a mail, and sends none. @returns what went wrong, undefined where nothing did. */
export async function tryMailServer(server: MailServer): Promise<string | undefined> {
  try {
    await createTransport(optionsOf(server, ASKED_TIMEOUTS_MS)).verify();
    return undefined;
  } catch (error) {
    return deliveryOf(error, false).error;
  }
}

const optionsOf = (server: MailServer, timeouts: MailTimeouts) => ({
  host: server.host,
  port: server.port,
  secure: server.encryption === 'first',
  ...ENCRYPTION[server.encryption],
  ...(server.login && { auth: { user: server.login.user, pass: server.login.password } }),
  connectionTimeout: timeouts.connect,
  dnsTimeout: timeouts.connect,
  greetingTimeout: timeouts.greeting,
  socketTimeout: timeouts.silence,
  // A mail is made of its text alone.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const ENCRYPTION = {
  first: {},
  demanded: { requireTLS: true },
  off: { ignoreTLS: true },
} as const satisfies Readonly<Record<MailServer['encryption'], object>>;

/** Longest line that is kept about a failure, in characters. */
const LONGEST = 300;

function deliveryOf(error: unknown, isWhole: boolean): Exclude<Delivery, { kind: 'sent' }> {
  const { message = '', responseCode } = error as {
    readonly message?: string;
    readonly responseCode?: unknown;
  };
  const code = typeof responseCode === 'number' ? responseCode : null;
  const line = message
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
  const reason = line === '' ? 'No reason was given.' : line;
  if (code === null) return { kind: isWhole ? 'unclear' : 'failed', code, error: reason };
  return { kind: code >= 500 ? 'refused' : 'failed', code, error: reason };
}
