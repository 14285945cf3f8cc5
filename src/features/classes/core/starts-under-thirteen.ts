import type { Grade } from './class-settings.ts';

/** The only grades whose students are all at least 13 during the school year, or nearly all. */
const OLDER: ReadonlySet<number> = new Set<Grade>([8, 9, 10, 11, 12]);

/**
 * Whether a new class of this grade starts with the rules for children under 13. They hold unless the grade says that the
 * students are older: ESL, Intervention, Special Ed and Other say nothing about age, and neither does no grade.
 */
export const startsUnderThirteen = (grade: number | null): boolean => grade === null || !OLDER.has(grade);
