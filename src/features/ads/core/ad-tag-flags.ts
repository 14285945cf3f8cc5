import type { AdConfiguration } from './read-ads.ts';
import type { AdFacts } from './who-sees-ads.ts';

/** What the ad server is told with each request about how it may treat a person. */
export interface AdTagFlags {
  /** The ad is directed to children. */
  readonly isChildDirected: boolean;
  /** The ad is chosen by the page alone, and by nothing that is known of the person. */
  readonly isUnpersonalized: boolean;
}

/** Ads are personal only where they are not directed to children, and the person has agreed: silence is not enough in any country. */
export const adTagFlags = (
  { isChildDirected }: Pick<AdConfiguration, 'isChildDirected'>,
  { consent }: Pick<AdFacts, 'consent'>,
): AdTagFlags => ({ isChildDirected, isUnpersonalized: isChildDirected || consent !== 'given' });
