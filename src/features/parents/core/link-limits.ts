/** Parents who see one child at most. */
export const MOST_PARENTS = 4;

/** People who wait to be confirmed for one child at most: more than a family has, so that one stranger keeps no parent out. */
export const MOST_WAITING = 12;

/** Children of one account, with those that wait to be confirmed. */
export const MOST_CHILDREN = 20;

/** So long a teacher can undo that a link was ended. */
export const DAYS_TO_UNDO_END = 7;
