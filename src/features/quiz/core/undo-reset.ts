/** So long a reset can be undone, unless the student begins the new pretest. */
export const DAYS_TO_UNDO_RESET = 7;
