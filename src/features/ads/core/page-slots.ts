import type { Place } from './ad-words.ts';
import type { AdConfiguration, Placements } from './read-ads.ts';
import { EMPTY_SLOT, type Slot, type SlotEvent, stepSlot } from './slot.ts';

/** The slots of a page that is open. */
export interface PageSlots {
  /** Whether the ad server's services are on. */
  readonly servicesOn: boolean;
  readonly slots: Readonly<Partial<Record<Place, Slot>>>;
}

export const NO_SLOTS_YET: PageSlots = { servicesOn: false, slots: {} };

/** What is done for a slot: the first fill of a page turns the services on, and later ones ask the bidders again (spec section 4). */
export interface SlotCommand {
  readonly kind: 'enable-services' | 'refresh-bids';
  readonly place: Place;
  readonly targeting: AdConfiguration['targeting'];
}

/** Key by which the ad server is told how often a slot was refreshed. */
export const REFRESH_KEY = 'refresh';

/**
 * The slots after something has happened to one of them.
 * @param units of the page, for the device
 * @returns null for the command where nothing is done
 */
export function stepPage(
  page: PageSlots,
  { place, event, now }: { readonly place: Place; readonly event: SlotEvent; readonly now: number },
  ads: Pick<AdConfiguration, 'refreshMs' | 'videoLineItems' | 'targeting'>,
  units: Placements['desktop'],
): { readonly page: PageSlots; readonly command: SlotCommand | null } {
  const unit = units[place];
  if (unit === undefined) return { page, command: null };
  const { slot, asks } = stepSlot(
    page.slots[place] ?? EMPTY_SLOT,
    event,
    { ...ads, isLazy: unit.isLazy },
    now,
  );
  const slots = { ...page.slots, [place]: slot };
  if (!asks) return { page: { ...page, slots }, command: null };
  return {
    page: { servicesOn: true, slots },
    command: {
      kind: page.servicesOn ? 'refresh-bids' : 'enable-services',
      place,
      targeting: { ...ads.targeting, [REFRESH_KEY]: [String(slot.refreshes)] },
    },
  };
}

/** Room below the window in which a lazy slot is filled already, as a share of its height (spec section 9). */
const MARGIN_BELOW = 0.5;

/** Whether a slot is near the window. @param box top and bottom of the slot, in pixels from the top of the window */
export const isNear = (
  box: { readonly top: number; readonly bottom: number },
  windowHeight: number,
): boolean => box.bottom > 0 && box.top < windowHeight * (1 + MARGIN_BELOW);
