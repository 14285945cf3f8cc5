/** Longest texts that a teacher says of their work, in characters. */
export const JOB_TITLE_MAX = 80;
export const TEACHING_MAX = 200;
