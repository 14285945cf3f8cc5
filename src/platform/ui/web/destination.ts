import type { Destination as Address } from '#platform/screens/core/address.ts';

/** Where a link leads (`linkTo`), and how. */
export interface Destination extends Address {
  /** Takes the place of the present screen in the history. */
  readonly replace?: boolean;
  /** The part of the screen to begin at. */
  readonly hash?: string;
}
