import type { Device } from './ad-words.ts';
import { findPage } from './find-page.ts';
import type { AdConfiguration } from './read-ads.ts';
import { biddersOf } from './request-bids.ts';
import type { AdsSeen } from './who-sees-ads.ts';

/** What of third parties may be loaded for ads. */
export const AD_LOADS = [
  'ad-tag',
  'bidding',
  'interstitial',
  'ad-network',
  'auto-ads',
  'alternative-to-auto-ads',
] as const;

export interface AdLoad {
  readonly what: (typeof AD_LOADS)[number];
  /** How long the page has for itself first, in milliseconds. */
  readonly delayMs: number;
  /** What ids of places begin with, where the script makes some itself. */
  readonly prefix: string | null;
}

/** On the pages of the quiz and of reports a passage or a table is first (spec section 9). */
const AUTO_ADS_DELAY_MS = 5_000;
const QUIZ_PATH = /\/quiz(\/|$)/i;
const REPORT_PATH = /\/(report|studentreport)(\/|$)/i;

/**
 * What is loaded from third parties on a screen: nothing for whoever does not see ads, whatever is configured.
 * @param path of the screen
 */
export function adLoadsFor(
  seen: AdsSeen,
  ads: AdConfiguration | null,
  { path, device }: { readonly path: string; readonly device: Device },
): AdLoad[] {
  if (ads === null || seen.kind !== 'ads') return [];
  const units = Object.values(findPage(ads, path)?.placements[device] ?? {});
  const { interstitial, networkAds } = ads.options;
  const needed: readonly [AdLoad['what'], boolean][] = [
    ['ad-tag', units.length > 0 || interstitial],
    ['bidding', ads.isBiddingOn && units.some((unit) => biddersOf(unit, ads).length > 0)],
    ['interstitial', interstitial],
    ['ad-network', networkAds],
  ];
  const loads = needed
    .filter(([, isNeeded]) => isNeeded)
    .map(([what]) => ({ what, delayMs: 0, prefix: null }));
  return [...loads, ...autoAdsFor(ads, path)];
}

function autoAdsFor({ options }: AdConfiguration, path: string): AdLoad[] {
  if (!options.autoAds) return [];
  const isReport = REPORT_PATH.test(path);
  return [
    {
      what: options.alternativeToAutoAds ? 'alternative-to-auto-ads' : 'auto-ads',
      delayMs: isReport || QUIZ_PATH.test(path) ? AUTO_ADS_DELAY_MS : 0,
      prefix: isReport ? 'report-ad' : 'page-ad',
    },
  ];
}
