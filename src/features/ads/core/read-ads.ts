import type { z } from 'zod';
import { type WrittenAds, writtenAds } from './ad-configuration.ts';
import type { WrittenPage } from './ad-page.ts';
import { type AdUnit, unitOf } from './ad-unit.ts';
import { DEVICES, type Device, type PageName, PLACES, type Place } from './ad-words.ts';

/** The ads of a page, by the device and the place where they stand. */
export type Placements = Readonly<Record<Device, Readonly<Partial<Record<Place, AdUnit>>>>>;

export interface AdPage {
  readonly name: PageName;
  /** Paths, or regular expressions; none for the page that is for all others. */
  readonly paths: readonly string[];
  readonly arePatterns: boolean;
  readonly placements: Placements;
}

/** The ad configuration in our words, checked, with the defaults of each page put into its ads. */
export interface AdConfiguration {
  readonly id: string;
  /** Whether all ads are directed to children, on a service of people over 13. It opens nothing to children under 13. */
  readonly isChildDirected: boolean;
  /** Whether bidders bid in the page before the ad server is asked. */
  readonly isBiddingOn: boolean;
  /** How long an ad stays before another may take its place, in milliseconds; negative for always. */
  readonly refreshMs: number;
  /** Two letters each. */
  readonly refusedCountries: readonly string[];
  readonly videoLineItems: readonly string[];
  readonly targeting: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly AdPage[];
  readonly options: AdOptions;
  readonly bidders: Readonly<Record<string, BidderRule>>;
  readonly districtDomains: readonly string[];
}

export interface BidderRule {
  readonly isOnByDefault: boolean;
  readonly isUsedForChildren: boolean;
}

export interface AdOptions {
  readonly autoAds: boolean;
  readonly adsenseId: string | null;
  readonly interstitial: boolean;
  /** Whether people are asked for their consent; where they are not, nobody has given it. */
  readonly asksForConsent: boolean;
  /** The ad network with a script of its own. */
  readonly networkAds: boolean;
  /** Whether another product takes the place of auto-ads. */
  readonly alternativeToAutoAds: boolean;
}

/** What was read, or the first field that is wrong with what it should be: `pages.0.urlRegex is true or false`. */
export type ReadAds =
  | { readonly kind: 'read'; readonly ads: AdConfiguration }
  | { readonly kind: 'fault'; readonly field: string; readonly message: string };

/** Longest configuration, in characters. */
const LONGEST = 200_000;

/** Reads the ad configuration of an operator. @param text JSON */
export function readAds(text: string): ReadAds {
  if (text.length > LONGEST) return fault('the configuration', `has at most ${LONGEST} characters`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fault('the configuration', 'is not JSON');
  }
  const parsed = writtenAds.safeParse(json);
  if (parsed.success) return inOurWords(parsed.data);
  const [issue] = parsed.error.issues;
  return issue === undefined ? fault('the configuration', 'cannot be read') : faultOf(issue);
}

const fault = (field: string, message: string): ReadAds => ({ kind: 'fault', field, message });

function faultOf(issue: z.core.$ZodIssue): ReadAds {
  if (issue.code === 'unrecognized_keys')
    return fault([...issue.path, issue.keys[0]].join('.'), 'is not a field of the configuration');
  // The message about a key is one level down; its own says only that it is one.
  const message = issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
  return fault(issue.path.join('.') || 'the configuration', message);
}

function inOurWords(written: WrittenAds): ReadAds {
  const pages: AdPage[] = [];
  for (const [at, writtenPage] of written.pages.entries()) {
    const read = pageOf(writtenPage, written.default_floor);
    if ('missing' in read)
      return fault(`pages.${at}.${read.missing}`, `is needed, here or in pages.${at}.ad_unit_defaults`);
    pages.push(read);
  }
  const unknown = unknownBidder(pages, written);
  if (unknown !== null) return fault(`bidders.${unknown}`, 'is needed, because an ad names this bidder');
  return { kind: 'read', ads: { ...plainFields(written), pages } };
}

function pageOf(written: WrittenPage, defaultFloor: number): AdPage | { readonly missing: string } {
  const placements: Record<Device, Partial<Record<Place, AdUnit>>> = { desktop: {}, mobile: {} };
  for (const device of DEVICES)
    for (const place of PLACES) {
      const own = written[device][place];
      if (own === undefined) continue;
      const unit = unitOf(own, written.ad_unit_defaults, defaultFloor);
      if ('missing' in unit) return { missing: `${device}.${place}.${unit.missing}` };
      placements[device][place] = unit;
    }
  return { name: written.name, paths: written.url, arePatterns: written.urlRegex, placements };
}

/** A bidder that an ad names and the configuration does not: whether it is used for children would be a guess. */
function unknownBidder(pages: readonly AdPage[], { bidders }: WrittenAds): string | null {
  const named = pages.flatMap(({ placements }) =>
    DEVICES.flatMap((device) => Object.values(placements[device])).flatMap((unit) =>
      Object.keys(unit.bidders),
    ),
  );
  return named.find((code) => !Object.hasOwn(bidders, code)) ?? null;
}

const plainFields = (written: WrittenAds): Omit<AdConfiguration, 'pages'> => ({
  id: written.id,
  isChildDirected: written.is_coppa,
  isBiddingOn: written.is_hb,
  refreshMs: written.refresh_timeout,
  refusedCountries: written.blacklist_isos,
  videoLineItems: written.video_line_items,
  targeting: written.targetingMap,
  options: {
    autoAds: written.options.auto_ads,
    adsenseId: written.options.adsense_id ?? null,
    interstitial: written.options.interstitial,
    asksForConsent: written.options.is_consent_enabled,
    networkAds: written.options.ascendium_ads_enabled,
    alternativeToAutoAds: written.options.is_next_millennium,
  },
  bidders: Object.fromEntries(
    Object.entries(written.bidders).map(([code, rule]) => [
      code,
      { isOnByDefault: rule.is_on_by_default, isUsedForChildren: rule.is_used_for_children },
    ]),
  ),
  districtDomains: written.district_domains,
});
