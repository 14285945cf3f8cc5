import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { GroupOfStudent, SkillOfStudent } from '#features/reports/contract/skill-views.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';

/** The number of a student in a skill or a group of skills; undefined where no question asked about it. */
export const skillIn = (
  { skills, groups }: Pick<ReportedStudent, 'skills' | 'groups'>,
  skill: SkillOrGroup,
): SkillOfStudent | GroupOfStudent | undefined => [...skills, ...groups].find((one) => one.skill === skill);
