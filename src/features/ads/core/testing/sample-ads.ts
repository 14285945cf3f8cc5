import { type AdConfiguration, readAds } from '../read-ads.ts';

/** Every field that an operator can write, each with a value that is not its default. */
export const EVERYTHING = {
  id: 'school-ads',
  is_coppa: true,
  is_hb: true,
  refresh_timeout: 30_000,
  default_floor: 0.05,
  blacklist_isos: ['FR', 'bra'],
  video_line_items: ['6012345678'],
  targetingMap: { site: 'reading', grade: ['3', '4'] },
  pages: [
    {
      name: 'nQuiz',
      url: ['/read/quiz'],
      urlRegex: false,
      desktop: {
        left: { sizes: [[160, 600]], floor: 0.2, bidders: { first: false, second: { placement: 7 } } },
        top: { name: 'RT_Quiz_D_Top', network: '7654321', is_lazy: true },
      },
      mobile: { bottom: {} },
      ad_unit_defaults: {
        name: 'RT_{page}_{device}_{place}_{hash}',
        network: '1234567',
        sizes: [
          [300, 250],
          [320, 50],
        ],
        floor: 0.1,
        bidders: { first: true },
        is_lazy: false,
      },
    },
    { name: 'review', url: ['^/read/quiz/(review|results)$'], urlRegex: true },
    { name: 'default', mobile: { top: { name: 'All_M_Top', network: '1234567', sizes: [[320, 50]] } } },
  ],
  options: {
    auto_ads: true,
    adsense_id: 'ca-pub-1234567890',
    interstitial: true,
    is_consent_enabled: true,
    ascendium_ads_enabled: true,
    is_next_millennium: true,
  },
  bidders: {
    first: { is_on_by_default: true, is_used_for_children: true },
    second: { is_on_by_default: false, is_used_for_children: true },
    third: { is_on_by_default: true, is_used_for_children: false },
    fourth: { is_on_by_default: true, is_used_for_children: false },
    fifth: { is_on_by_default: true, is_used_for_children: false },
    sixth: { is_on_by_default: true, is_used_for_children: true },
  },
  district_domains: ['District.example'],
};

/** A configuration that is right, with what a test changes of it. */
export function adsWith(change: Readonly<Record<string, unknown>> = {}): AdConfiguration {
  const read = readAds(JSON.stringify({ ...EVERYTHING, ...change }));
  if (read.kind === 'fault') throw new Error(`${read.field} ${read.message}`);
  return read.ads;
}
