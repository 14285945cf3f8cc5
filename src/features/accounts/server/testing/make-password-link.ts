import { randomBytes } from 'node:crypto';
import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { linkEnd } from '../../core/password-link.ts';
import { putPasswordLink } from '../forgotten-password-queries.ts';
import type { Person } from '../world.ts';

const HOUR = 3_600_000;

/** A link to choose a new password that works for an hour, without a mail. */
export async function makePasswordLink(
  { app, clock }: Pick<TestEnvironment, 'app' | 'clock'>,
  { id: userId }: Pick<Person, 'id'>,
): Promise<{ readonly link: string }> {
  const token = randomBytes(16).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  await putPasswordLink(app.services.db, { userId, tokenHash: hashToken(token), now, expiresAt });
  return { link: linkEnd({ token, userId }) };
}
