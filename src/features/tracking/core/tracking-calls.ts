import { cleanPage } from '#platform/client-log/core/clean-words.ts';
import { type AnalyticsTags, type TaggedPerson, tagsOf } from './analytics-tags.ts';
import { isUntold, type PixelEvent, pixelEventsOn } from './pixel-events.ts';
import type { TrackingConfiguration } from './read-tracking.ts';
import { silenceFor, type TrackedFacts } from './who-is-tracked.ts';

/** What has happened in a page. A purchase is a subscription that was paid for. */
export type Occasion =
  | { readonly kind: 'page'; readonly path: string | null }
  | { readonly kind: 'signed-up' }
  | { readonly kind: 'purchased' };

/** What a third party is told. Delays are in milliseconds. */
export type TrackingCall =
  | { readonly to: 'pixel'; readonly event: PixelEvent; readonly delayMs: number }
  | { readonly to: 'pixel'; readonly event: 'Purchase'; readonly worth: Worth }
  | { readonly to: 'conversion'; readonly event: 'sign-up'; readonly worth: Worth }
  /** The path has no ids and nothing behind it. */
  | { readonly to: 'analytics'; readonly path: string | null; readonly tags: AnalyticsTags };

/** What a conversion is worth to the operator, as spec section 9 has it; no price of anything. */
interface Worth {
  readonly value: number;
  readonly currency: 'USD';
}
const SIGN_UP: Worth = { value: 1, currency: 'USD' };
const PURCHASE: Worth = { value: 0, currency: 'USD' };

/** What third parties are told of an occasion: nothing of a child, before consent, or where nothing is configured. */
export function trackingCalls(
  facts: TrackedFacts & TaggedPerson,
  tracking: TrackingConfiguration | null,
  occasion: Occasion,
): TrackingCall[] {
  if (tracking === null || silenceFor(facts, tracking) !== null) return [];
  const calls = callsOn(occasion, facts);
  const isSetUp = {
    pixel: tracking.pixelId !== null,
    conversion: tracking.conversionId !== null,
    analytics: tracking.analyticsId !== null,
  };
  return calls.filter(({ to }) => isSetUp[to]);
}

function callsOn(occasion: Occasion, person: TaggedPerson): TrackingCall[] {
  switch (occasion.kind) {
    case 'page':
      if (isUntold(occasion.path)) return [];
      return [
        ...pixelEventsOn(occasion.path).map((event) => ({ to: 'pixel' as const, ...event })),
        {
          to: 'analytics',
          path: occasion.path === null ? null : cleanPage(occasion.path),
          tags: tagsOf(person),
        },
      ];
    case 'signed-up':
      return [{ to: 'conversion', event: 'sign-up', worth: SIGN_UP }];
    case 'purchased':
      return [{ to: 'pixel', event: 'Purchase', worth: PURCHASE }];
  }
}
