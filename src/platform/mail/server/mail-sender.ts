import type { Config } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { listenTo } from '#platform/db/server/listen.ts';
import type { ScheduledJob } from '#platform/jobs/server/define-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import { createMailLine } from './mail-line.ts';
import { MAIL_WRITTEN } from './mail-queries.ts';
import { giveUpLateMails, type Sending, sendMails } from './send-mails.ts';

export interface MailSender {
  /** Sends what is due, also what was written while it was at work; the same work for all who ask at once. */
  sendDue(): Promise<void>;
  /** Takes no more mails and waits a while for those that are on the line. */
  stop(): Promise<void>;
}

/** How long a stop waits for mails on the line, in milliseconds. */
const STOP_WAIT = 10_000;

/** Sends mails as soon as they are written, in every process that does jobs. */
export function startMailSender(
  { pool }: Pick<Database, 'pool'>,
  sending: Sending,
  onError: (error: unknown) => void,
): MailSender {
  const enough = new AbortController();
  const cut = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;

  const run = async () => {
    do {
      again = false;
      await sendMails({ ...sending, isEnough: () => enough.signal.aborted }, cut.signal);
    } while (again && !enough.signal.aborted);
  };
  const sendDue = async () => {
    if (enough.signal.aborted) return;
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
  };
  const kick = () => void sendDue().catch(onError);
  const listener = listenTo(pool, MAIL_WRITTEN, {
    onMessage: kick,
    onState: (listening) => {
      if (listening) kick();
    },
    onError,
  });
  return {
    sendDue,
    async stop() {
      enough.abort();
      await listener.close();
      const timer = setTimeout(() => cut.abort(), STOP_WAIT);
      await running?.catch(() => {});
      clearTimeout(timer);
    },
  };
}

/** What a process that does jobs does for mails; without a mail server it only gives up what other processes wrote. */
export function openMailSender(
  { mail }: Pick<Config, 'mail'>,
  database: Database,
  services: Pick<Services, 'db' | 'now' | 'log'>,
): MailSender {
  if (!mail) return { sendDue: () => giveUpLateMails(services), stop: async () => {} };
  const { from, origin } = mail;
  const { db, now, log } = services;
  const sending = { db, now, log, from, origin, line: createMailLine(mail) };
  return startMailSender(database, sending, (error) =>
    log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'mails could not be sent for now'),
  );
}

/** For the mails that come due again, and for those that nobody was told of. */
export const sendDueMails = (sender: Pick<MailSender, 'sendDue'>): ScheduledJob => ({
  name: 'send-mails',
  cron: '* * * * *',
  run: () => sender.sendDue(),
});
