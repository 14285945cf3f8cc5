import type { TestApp } from '#app/server/testing/test-app.ts';
import { addressOf } from '#platform/mail/core/mail-content.ts';
import { mailContentOf, mailSecretsOf } from '#platform/mail/server/mail-columns.ts';
import { askForPassword, readPasswordLink } from '../../contract/forgotten-password.ts';
import { readLinkEnd } from '../../core/password-link.ts';

/**
 * Asks for passwords as anybody does, and reads what comes by mail.
 * @param origin the public address of the service, for the links.
 */
export function passwordMails(test: TestApp, origin: string) {
  let asked = 0;
  const answerTo = (username: string, address = `198.51.100.${(asked += 1) % 250}`, headers = {}) =>
    test.world.anyone.call(askForPassword, { body: { username }, headers }, address);
  /** Each test asks from an address of its own, and looks when the work behind the answer is done. */
  const ask = async (...asking: Parameters<typeof answerTo>) => {
    const answer = await answerTo(...asking);
    await test.app.services.passwordAsks.settled();
    return answer;
  };

  /** The mails to an address, the newest first, with the links in them. */
  async function mailsTo(email: string) {
    const { rows } = await test.database.pool.query<{
      id: number;
      to_address: string;
      content: unknown;
      secrets: unknown;
      user_id: number;
      state: string;
    }>('select * from mails where lower(to_address) = lower($1) order by id desc', [email]);
    const users = await test.database.pool.query<{ id: number; username: string }>(
      'select id, username from users',
    );
    const usernameOf = (link: string) =>
      users.rows.find(({ id }) => id === readLinkEnd(link)?.userId)?.username ?? '';
    return rows.map(({ id, content, secrets, ...row }) => {
      const parts = mailContentOf(content, id).parts;
      const links = { origin, secrets: mailSecretsOf(secrets, id) ?? [] };
      const addresses = parts.flatMap((part) => (part.kind === 'button' ? [addressOf(part, links)] : []));
      return {
        ...row,
        addresses,
        links: links.secrets.map((link) => ({ link, username: usernameOf(link) })),
      };
    });
  }
  const works = async ({ link }: { link: string }) =>
    (await test.world.anyone.call(readPasswordLink, { body: { link } })).status === 200;
  return { answerTo, ask, mailsTo, works };
}
