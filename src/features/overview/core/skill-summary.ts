import { SKILL_GROUPS, SKILLS_BY_GROUP, type Skill, type SkillGroup } from '#features/library/core/skills.ts';

/** How so many answers to questions of a skill went. */
export interface SkillAnswers {
  readonly skill: Skill;
  readonly answers: number;
  readonly right: number;
}

interface SkillCount<Type> {
  readonly type: Type;
  readonly askedCount: number;
  readonly rightCount: number;
}

export interface GroupCount extends SkillCount<SkillGroup> {
  readonly skillsOfGroup: SkillCount<Skill>[];
}

const countOf = <Type>(type: Type, counted: readonly Omit<SkillAnswers, 'skill'>[]): SkillCount<Type> => ({
  type,
  askedCount: counted.reduce((sum, { answers }) => sum + answers, 0),
  rightCount: counted.reduce((sum, { right }) => sum + right, 0),
});

/** The spec's skill summary: all three groups, of each the skills that were asked about. */
export const summarizeSkills = (counted: readonly SkillAnswers[]): GroupCount[] =>
  SKILL_GROUPS.map((group) => {
    const skills: readonly Skill[] = SKILLS_BY_GROUP[group];
    return {
      ...countOf(
        group,
        counted.filter(({ skill }) => skills.includes(skill)),
      ),
      skillsOfGroup: skills
        .map((name) =>
          countOf(
            name,
            counted.filter(({ skill }) => skill === name),
          ),
        )
        .filter(({ askedCount }) => askedCount > 0),
    };
  });
