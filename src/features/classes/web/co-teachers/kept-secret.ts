import { isString, storedOr, where } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

const SECRET = /^#?([\w-]{10,100})$/;
/** While its reader logs in, the secret of a link waits in this tab. It opens nothing but for the account that was invited. */
const kept = stored(
  'openleaf.invitation',
  storedOr(
    where(isString, (value) => SECRET.test(value)),
    null,
  ),
);

/** The secret of the link that was opened, or of the one that this tab was opened with; null where there is none. */
export function takeSecret(hash: string): string | null {
  const secret = SECRET.exec(hash)?.[1] ?? null;
  if (secret === null) return kept.read();
  kept.write(secret);
  return secret;
}

/** Whether a link waits in this tab for its reader to have an account. */
export const invitationWaits = (): boolean => kept.read() !== null;

/** The link is used up. */
export const forgetSecret = (): void => void kept.write(null);
