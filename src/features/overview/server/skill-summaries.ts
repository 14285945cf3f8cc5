import { SKILL_GROUPS, skillGroup } from '#features/library/core/skills.ts';
import type { GroupOfStudent, SkillOfStudent } from '#features/reports/contract/skill-views.ts';
import type { SkillCount, SkillSummary } from '../contract/views.ts';

interface SkillViews {
  readonly skills: readonly SkillOfStudent[];
  readonly groups: readonly GroupOfStudent[];
}

interface Reader {
  /** A student gets no number of doubt. */
  readonly forTeacher: boolean;
}

/** The published summary: all three groups, of each the skills that were asked about. */
export const toSkillSummaries = ({ skills, groups }: SkillViews, reader: Reader): SkillSummary[] =>
  SKILL_GROUPS.map((type) => {
    const group = groups.find(({ skill }) => skill === type);
    return {
      ...(group ? toCount(group, reader) : { ...NO_ANSWERS, type }),
      skillsOfGroup: skills
        .filter(({ skill }) => skillGroup(skill) === type)
        .map((skill) => toCount(skill, reader)),
    };
  });

const NO_ANSWERS = { askedCount: 0, rightCount: 0, standing: 'too-few', answers: 0, number: null } as const;

function toCount(one: SkillOfStudent | GroupOfStudent, { forTeacher }: Reader): SkillCount {
  const { skill: type, counted: askedCount, right: rightCount, standing, answers } = one;
  const { expected, giveOrTake, difference, doubt } = one;
  const number = forTeacher ? { expected, giveOrTake, difference, doubt } : null;
  return { type, askedCount, rightCount, standing, answers, number };
}
