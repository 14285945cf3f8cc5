import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Person } from '#features/accounts/server/public.ts';
import { paragraph } from '#platform/mail/core/mail-content.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';

interface TestMail {
  readonly to: Pick<Person, 'id' | 'username'>;
  readonly subject?: string;
}

/** Writes a mail with a secret link. @returns its id. */
export async function writeTestMail(
  { app: { services }, clock }: Pick<TestEnvironment, 'app' | 'clock'>,
  { to: { id, username }, subject = 'A subject' }: TestMail,
): Promise<number> {
  const content = {
    heading: 'A heading',
    parts: [
      paragraph(`For ${username}.`),
      { kind: 'button' as const, label: 'Open it', path: '/open', secret: 0 },
      { kind: 'button' as const, label: 'Openleaf', path: '/', secret: null },
    ],
  };
  const mail = {
    userId: id,
    toAddress: `${username}@school.example`,
    subject,
    content,
    secrets: ['the-secret-end'],
  };
  await services.db.transaction().execute((tx) => writeMail(tx, services.mailing, mail, clock.now()));
  const row = await services.db
    .selectFrom('mails')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return row.id;
}
