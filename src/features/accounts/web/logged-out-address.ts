import { z } from 'zod';
import type { UnsentWork } from '#platform/device/web/unsent-work.ts';

const search = z.object({
  unsent: z.coerce.number().int().min(0).max(1000).catch(0),
  stays: z.enum(['locked', 'nowhere']).catch('locked'),
});

/** Where the logout ends: what the new page cannot know any more stands in its address, a count and no more. */
export const addressAfterLogout = ({ answers, stays }: UnsentWork): string =>
  answers === 0 ? '/auth/logout' : `/auth/logout?unsent=${answers}&stays=${stays}`;

/** The same, read by the new page. */
export function unsentInAddress(address: Readonly<Record<string, unknown>>): UnsentWork {
  const { unsent, stays } = search.parse(address);
  return { answers: unsent, stays };
}
