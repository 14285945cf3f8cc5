/** So long a merge can be undone. A week, as the removal of a student: a wrong one is noticed in the next lessons. */
export const DAYS_TO_UNDO_MERGE = 7;
