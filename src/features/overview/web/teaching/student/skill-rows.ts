import type { GroupOfStudent, SkillOfStudent } from '#features/reports/contract/skill-views.ts';
import type { SkillSummary } from '../../../contract/views.ts';
import { isGroup, skillNamed } from '../report/report-words.ts';

type Row = SkillOfStudent | GroupOfStudent;

/** The skills of a student as the report of a class has them: each group with its skills after it. */
export const skillRows = (summaries: readonly SkillSummary[]): Row[] =>
  summaries.flatMap((group) =>
    [group, ...group.skillsOfGroup].flatMap(
      ({ type, askedCount: counted, rightCount: right, number, answers, standing }): Row[] => {
        const skill = skillNamed(type);
        return skill === null || number === null
          ? []
          : [{ skill, answers, counted, right, standing, ...number }];
      },
    ),
  );

/** The same in two lists, as a student of the report has them. */
export const skillsAndGroups = (rows: readonly Row[]) => ({
  skills: rows.filter((row): row is SkillOfStudent => !isGroup(row.skill)),
  groups: rows.filter((row): row is GroupOfStudent => isGroup(row.skill)),
});
