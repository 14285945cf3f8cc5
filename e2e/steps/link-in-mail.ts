import { expect } from '@playwright/test';
import type { Service } from '../service/service.ts';

/** A job sends mails, and lets answers go first. */
const SENT = { timeout: 30_000 };

/**
 * The link in the newest mail to an address, as path and fragment at the address of the service.
 * @param count how many mails the address has got by then.
 */
export async function linkInMail(
  { mails }: Pick<Service, 'mails'>,
  email: string,
  count = 1,
): Promise<string> {
  const toEmail = () => mails.filter(({ to }) => to && !Array.isArray(to) && to.text === email);
  await expect.poll(() => toEmail().length, SENT).toBe(count);
  const [, link = ''] = /:\n(http\S+)/.exec(toEmail().at(-1)?.text ?? '') ?? [];
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
