/** How far an account is. */
export interface Placement {
  /** Whether a pretest was ever finished in the present epoch, so that there is a level. */
  readonly placed: boolean;
  /** Whether one is under way. */
  readonly begun: boolean;
}

/**
 * Whose level goes on after a merge: that of the account that stays, unless it has none and the other one is further.
 * @returns whether the account that is closed leads.
 */
export const joinedLeads = (kept: Placement, joined: Placement): boolean =>
  !kept.placed && (joined.placed || (joined.begun && !kept.begun));
