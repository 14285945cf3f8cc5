import { atLogout } from '#platform/device/web/at-logout.ts';
import { stored } from '#platform/device/web/stored.ts';

/** Somebody asked for a quote before they had an account. It is kept in the tab until they make one, and goes with whoever logs out. */
export const wantedQuote = stored('openleaf.wanted-quote', (value): true | null =>
  value === true ? true : null,
);

atLogout(async () => wantedQuote.write(null));
