import type { WrittenUnit } from './ad-fields.ts';
import type { Size } from './ad-words.ts';

/** Whether a bidder bids, or what it is told when it does. */
export type BidderSetting = boolean | Readonly<Record<string, string | number | boolean>>;

/** An ad of a page, with everything that its page and the whole configuration say for it. */
export interface AdUnit {
  /** With placeholders; `unitPath` fills them in. */
  readonly name: string;
  /** The operator's number at the ad server. */
  readonly network: string;
  readonly sizes: readonly Size[];
  /** Lowest price of a bid, in USD for a thousand views. */
  readonly floor: number;
  readonly bidders: Readonly<Record<string, BidderSetting>>;
  /** Whether it is filled only when it is about to be seen. */
  readonly isLazy: boolean;
}

/**
 * An ad with what its page says for all of its ads: a field of the ad comes before that of the page, and the settings of bidders are put together.
 * @param defaultFloor of the configuration, where neither says one.
 * @returns the name of a field that neither has.
 */
export function unitOf(
  own: WrittenUnit,
  ofPage: WrittenUnit,
  defaultFloor: number,
): AdUnit | { readonly missing: 'name' | 'network' | 'sizes' } {
  const { name = ofPage.name, network = ofPage.network, sizes = ofPage.sizes } = own;
  if (name === undefined) return { missing: 'name' };
  if (network === undefined) return { missing: 'network' };
  if (sizes === undefined) return { missing: 'sizes' };
  return {
    name,
    network,
    sizes,
    floor: own.floor ?? ofPage.floor ?? defaultFloor,
    bidders: { ...ofPage.bidders, ...own.bidders },
    isLazy: own.is_lazy ?? ofPage.is_lazy ?? false,
  };
}
