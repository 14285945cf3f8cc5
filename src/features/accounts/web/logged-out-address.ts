import type { UnsentWork } from '#platform/device/web/unsent-work.ts';
import { href, type SearchOf } from '#platform/screens/core/address.ts';
import { logout } from '#platform/screens/core/addresses.ts';

/** Where the logout ends: what the new page cannot know any more is in its address, a count and no more. */
export const addressAfterLogout = ({
  answers,
  stays,
}: UnsentWork & { readonly stays: 'locked' | 'nowhere' }): string =>
  answers === 0 ? href(logout) : href(logout, {}, { unsent: answers, stays });

/** The same, read by the new page. */
export const unsentInAddress = ({ unsent = 0, stays = 'locked' }: SearchOf<typeof logout>): UnsentWork => ({
  answers: unsent,
  stays,
});
