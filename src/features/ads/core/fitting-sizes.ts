import type { Size } from './ad-words.ts';

/** Room for an ad, in CSS pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The sizes for which there is room (spec section 5); with none, nothing is asked for. */
export const fittingSizes = (sizes: readonly Size[], room: Room): Size[] =>
  sizes.filter(([width, height]) => width <= room.width && height <= room.height);
