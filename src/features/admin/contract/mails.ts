import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { MAIL_STATES } from '#platform/mail/core/mail-states.ts';

/** Mails on a page. */
export const MAILS_PER_PAGE = 20;

const mail = z.object({
  mailId: id,
  state: z.enum(MAIL_STATES),
  subject: z.string(),
  /** Whose account it is about; null where it is about none. */
  username: z.string().nullable(),
  /** The address as one who knows it recognizes it. */
  to: z.string(),
  writtenAt: moment,
  /** When it was sent or given up. */
  endedAt: moment.nullable(),
  /** So far. */
  tries: z.number().int(),
  /** What the mail server said last; null where nothing went wrong. */
  reason: z.string().nullable(),
});
export type AdminMail = z.output<typeof mail>;

export const listMails = endpoint({
  name: 'listMails',
  methods: ['GET'],
  path: 'admin/mails',
  summary: 'The mails of the last thirty days, the newest first, a page at a time.',
  access: only(['admin']),
  query: z.object({
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    mails: z.array(mail),
    total: z.number().int(),
    /** Of all of them: so many could not be sent. */
    givenUp: z.number().int(),
    /** Whether a mail server is set. */
    sends: z.boolean(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It answers with twenty rows of a table that is emptied after thirty days.',
});

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({
    kind: z.literal('button'),
    label: z.string(),
    /** Below the address of this service; null where its secret end is not for the admin, or is gone. */
    link: z.string().nullable(),
  }),
]);

export const readMail = endpoint({
  name: 'readMail',
  methods: ['POST'],
  path: 'admin/mails/{id}/read',
  summary:
    'The text of a mail. That an admin read it is recorded. Only where no mail is sent are its secret links in it.',
  access: only(['admin']),
  noObject: 'Every admin may read every mail.',
  params: z.object({ id: idInPath }),
  response: z.object({ heading: z.string(), parts: z.array(part) }),
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
});
export type MailText = z.output<(typeof readMail)['response']>;
