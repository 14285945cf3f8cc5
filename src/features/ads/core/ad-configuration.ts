import { z } from 'zod';
import { plainPath } from '#platform/screens/core/plain-path.ts';
import {
  bidderCode,
  configurationId,
  country,
  DEFAULT_FLOOR,
  domain,
  flag,
  floor,
  lineItem,
  NO_REFRESH,
  refreshTimeout,
  targeting,
} from './ad-fields.ts';
import { page, type WrittenPage } from './ad-page.ts';

const bidder = z.strictObject(
  {
    /** Whether it bids for an ad that does not name it. */
    is_on_by_default: flag.default(false),
    /** Whether it is used where ads are directed to children; when in doubt, not. */
    is_used_for_children: flag.default(false),
  },
  { error: 'is an object' },
);

const options = z
  .strictObject(
    {
      auto_ads: flag.default(false),
      adsense_id: z
        .string({ error: 'is an id such as ca-pub-1234567890' })
        .regex(/^ca-pub-\d{5,20}$/, 'is an id such as ca-pub-1234567890')
        .optional(),
      interstitial: flag.default(false),
      is_consent_enabled: flag.default(false),
      ascendium_ads_enabled: flag.default(false),
      is_next_millennium: flag.default(false),
    },
    { error: 'is an object' },
  )
  .superRefine((given, context) => {
    if (given.auto_ads && !given.is_next_millennium && given.adsense_id === undefined)
      context.addIssue({ code: 'custom', path: ['adsense_id'], message: 'is needed where auto_ads is true' });
  });

/**
 * The ad configuration as an operator writes it: the fields of spec section 3, and two that its rules need and it does not name, the bidders and
 * the domains of districts. A field that is not here is refused: it is most likely a misspelled one, and would be missed without a word.
 */
export const writtenAds = z
  .strictObject(
    {
      id: configurationId,
      is_coppa: flag.default(false),
      is_hb: flag.default(false),
      refresh_timeout: refreshTimeout.default(NO_REFRESH),
      default_floor: floor.default(DEFAULT_FLOOR),
      blacklist_isos: z.array(country, { error: 'is a list of countries' }).default([]),
      video_line_items: z.array(lineItem, { error: 'is a list of numbers, as texts' }).default([]),
      targetingMap: targeting.default({}),
      pages: z.array(page, { error: 'is a list of pages' }).max(50, 'has at most 50 pages').default([]),
      options: options.prefault({}),
      bidders: z.record(bidderCode, bidder, { error: 'is an object of codes of bidders' }).default({}),
      district_domains: z.array(domain, { error: 'is a list of domains' }).default([]),
    },
    { error: 'is an object' },
  )
  .superRefine(({ pages }, context) => {
    const first = new Map<string, number>();
    for (const [at, written] of pages.entries())
      for (const key of keysOf(written)) {
        const message = `is on page ${first.get(key)} already`;
        if (first.has(key)) context.addIssue({ code: 'custom', path: ['pages', at], message });
        first.set(key, first.get(key) ?? at);
      }
  });
export type WrittenAds = z.output<typeof writtenAds>;

/** What no two pages may have. */
const keysOf = ({ name, url, urlRegex }: WrittenPage): string[] =>
  name === 'default' ? [name] : url.map((path) => (urlRegex ? `pattern ${path}` : plainPath(path)));
