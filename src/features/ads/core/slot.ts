/** One place for an ad on a page that is open. Times are milliseconds of a clock that never goes back. */
export interface Slot {
  /** Empty until an ad was asked for. */
  readonly isFilled: boolean;
  /** Before this moment no other ad takes its place; infinity for always. */
  readonly lockedUntil: number;
  /** How often another ad was asked for; the ad server is told. */
  readonly refreshes: number;
}

export const EMPTY_SLOT: Slot = { isFilled: false, lockedUntil: Number.NEGATIVE_INFINITY, refreshes: 0 };

/** What happens to a slot. */
export type SlotEvent =
  /** The page with it is shown. */
  | { readonly kind: 'shown' }
  /** It is in the window, or half a window below it. */
  | { readonly kind: 'near' }
  /** Something on the page has changed: another ad may take its place; a forced one takes it in any case. */
  | { readonly kind: 'refresh'; readonly isForced: boolean }
  /** An ad has come, of this line item where it is known. */
  | { readonly kind: 'rendered'; readonly lineItem: string | null };

/** What the configuration says of a slot. */
export interface SlotRules {
  /** Negative: never. */
  readonly refreshMs: number;
  readonly videoLineItems: readonly string[];
  readonly isLazy: boolean;
}

/** A video is not taken away before its end (spec section 9). */
const VIDEO_LOCK_MS = 45_000;

/** A slot after an event, and whether an ad is asked for now. */
export interface SlotStep {
  readonly slot: Slot;
  readonly asks: boolean;
}

/** The life of a slot (spec section 4): filled once, then refreshed whenever that is wanted and it is not locked. */
export function stepSlot(slot: Slot, event: SlotEvent, rules: SlotRules, now: number): SlotStep {
  switch (event.kind) {
    case 'shown':
      return rules.isLazy ? stay(slot) : fill(slot, rules, now);
    case 'near':
      return fill(slot, rules, now);
    case 'refresh':
      return refresh(slot, event.isForced, rules, now);
    case 'rendered':
      return stay(lockForVideo(slot, event.lineItem, rules, now));
  }
}

const stay = (slot: Slot): SlotStep => ({ slot, asks: false });

function fill(slot: Slot, { refreshMs }: SlotRules, now: number): SlotStep {
  if (slot.isFilled) return stay(slot);
  return { slot: { ...slot, isFilled: true, lockedUntil: lockAfter(refreshMs, now) }, asks: true };
}

function refresh(slot: Slot, isForced: boolean, { refreshMs }: SlotRules, now: number): SlotStep {
  if (!slot.isFilled || (now < slot.lockedUntil && !isForced)) return stay(slot);
  return {
    slot: { ...slot, lockedUntil: lockAfter(refreshMs, now), refreshes: slot.refreshes + 1 },
    asks: true,
  };
}

const lockAfter = (refreshMs: number, now: number): number =>
  refreshMs < 0 ? Number.POSITIVE_INFINITY : now + refreshMs;

/** A lock is never made shorter. */
function lockForVideo(slot: Slot, lineItem: string | null, { videoLineItems }: SlotRules, now: number): Slot {
  if (!slot.isFilled || lineItem === null || !videoLineItems.includes(lineItem)) return slot;
  return { ...slot, lockedUntil: Math.max(slot.lockedUntil, now + VIDEO_LOCK_MS) };
}
