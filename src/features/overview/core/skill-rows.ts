import type { Skill, SkillGroup } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import type { SkillStanding } from '#features/reports/core/skill-number.ts';
import { isGroup, needsOf, skillNamed } from '#features/reports/core/skill-words.ts';

/** What there is to say of a skill or a group of skills, as reports count it. */
interface Standing {
  readonly answers: number;
  readonly counted: number;
  readonly right: number;
  /** Right answers to be expected, and one standard deviation of their number. */
  readonly expected: number;
  readonly giveOrTake: number;
  /** −1 to 1, and one standard deviation of it; null while there are too few answers. */
  readonly difference: number | null;
  readonly doubt: number | null;
  readonly standing: SkillStanding;
}

export interface SkillRow extends Standing {
  readonly skill: SkillOrGroup;
}

/** A skill or a group as the calls about a student have it. */
interface SummaryPart extends Pick<Standing, 'answers' | 'standing'> {
  readonly type: string;
  readonly askedCount: number;
  readonly rightCount: number;
  readonly number: Pick<Standing, 'expected' | 'giveOrTake' | 'difference' | 'doubt'> | null;
}
interface Summary extends SummaryPart {
  readonly skillsOfGroup: readonly SummaryPart[];
}

/** The skills of a student as the report of a class has them: each group with its skills after it. */
export const skillRows = (summaries: readonly Summary[]): SkillRow[] =>
  summaries.flatMap((group) =>
    [group, ...group.skillsOfGroup].flatMap(
      ({ type, askedCount: counted, rightCount: right, number, answers, standing }): SkillRow[] => {
        const skill = skillNamed(type);
        return skill === null || number === null
          ? []
          : [{ skill, answers, counted, right, standing, ...number }];
      },
    ),
  );

type Of<S extends SkillOrGroup> = SkillRow & { readonly skill: S };

/** The same in two lists, as a student of the report has them. */
export const skillsAndGroups = (rows: readonly SkillRow[]) => ({
  skills: rows.filter((row): row is Of<Skill> => !isGroup(row.skill)),
  groups: rows.filter((row): row is Of<SkillGroup> => isGroup(row.skill)),
});

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What a student could use help with: the same skills as in the report of the class. */
export function skillsSentence(rows: readonly SkillRow[]): string {
  const needs = needsOf(skillsAndGroups(rows)).map((need) => need.toLowerCase());
  if (needs.length > 0) return `Could use help with ${listed.format(needs)}.`;
  return rows.some(({ standing }) => standing !== 'too-few')
    ? 'No skill is clearly behind: answers are about as right as we expected.'
    : 'There are too few answers yet to say more about any skill.';
}

/** Where the expected right answers begin and end, as shares of the answers that count. */
export const expectedShare = ({
  counted,
  expected,
  giveOrTake,
}: Pick<SkillRow, 'counted' | 'expected' | 'giveOrTake'>): [number, number] => [
  Math.max(0, (expected - giveOrTake) / counted),
  Math.min(1, (expected + giveOrTake) / counted),
];
