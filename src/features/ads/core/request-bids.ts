import type { AdUnit } from './ad-unit.ts';
import type { Size } from './ad-words.ts';
import type { AdConfiguration } from './read-ads.ts';

/** A bidder that is asked, with what it wants to know. */
export interface AskedBidder {
  readonly bidder: string;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** What bidders are asked about one ad. */
export interface BidRequest {
  readonly sizes: readonly Size[];
  /** USD for a thousand views; a lower bid is not taken. */
  readonly floor: number;
  readonly bidders: readonly AskedBidder[];
  /** Whether bidders are told that the ad is directed to children. */
  readonly isChildDirected: boolean;
}

/**
 * The bidders of an ad: those that it names with true or parameters, and those that are on by default and that it does not switch off. Where ads are
 * directed to children, those that are not for them are left out, even where the ad names them.
 */
export const biddersOf = (
  unit: Pick<AdUnit, 'bidders'>,
  { bidders, isChildDirected }: Pick<AdConfiguration, 'bidders' | 'isChildDirected'>,
): AskedBidder[] =>
  Object.entries(bidders).flatMap(([bidder, rule]) => {
    const own = Object.hasOwn(unit.bidders, bidder) ? unit.bidders[bidder] : undefined;
    const setting = own ?? rule.isOnByDefault;
    if (setting === false || (isChildDirected && !rule.isUsedForChildren)) return [];
    return [{ bidder, parameters: setting === true ? {} : setting }];
  });

/** What bidders are asked about an ad; null where nobody is. @param sizes those for which there is room */
export function bidRequestFor(
  unit: AdUnit,
  sizes: readonly Size[],
  ads: Pick<AdConfiguration, 'bidders' | 'isBiddingOn' | 'isChildDirected'>,
): BidRequest | null {
  const bidders = ads.isBiddingOn && sizes.length > 0 ? biddersOf(unit, ads) : [];
  if (bidders.length === 0) return null;
  return { sizes, floor: unit.floor, bidders, isChildDirected: ads.isChildDirected };
}
