import { SKILL_GROUPS, SKILLS, SKILLS_BY_GROUP, type Skill } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from './help-tables.ts';
import type { SkillStanding } from './skill-number.ts';

interface Standing {
  readonly skill: SkillOrGroup;
  readonly standing: SkillStanding;
}

/**
 * With what to help a student, wherever somebody asks: each skill in which the answers were fewer right than expected, beyond chance; a group of
 * skills where it shows in the group and in none of its skills. Skills first, in the order of the library.
 */
export const skillsToHelp = <One extends Standing>(skills: readonly One[]): One[] => {
  const below = new Map(
    skills.filter(({ standing }) => standing === 'below').map((one) => [one.skill, one] as const),
  );
  if (below.size === 0) return [];
  const tells = (skill: SkillOrGroup) => !partsOf(skill).some((part) => below.has(part));
  return [...SKILLS, ...SKILL_GROUPS].filter(tells).flatMap((skill) => below.get(skill) ?? []);
};

/** Made once: a list of many students asks for the parts of each skill of each of them. */
const PARTS: ReadonlyMap<SkillOrGroup, readonly Skill[]> = new Map(
  SKILL_GROUPS.map((group) => [group, SKILLS_BY_GROUP[group]]),
);

/** The skills of a group; a skill has none. */
const partsOf = (skill: SkillOrGroup): readonly Skill[] => PARTS.get(skill) ?? [];

/** How the answers to a skill went, of one student. */
interface Practiced {
  readonly skill: SkillOrGroup;
  readonly right: number;
  readonly expected: number;
}

/** A skill in which a student could use help, with what says so. */
export interface SkillNeed extends Practiced {
  readonly counted: number;
  /** -1 to 0: right answers below the expected ones, as a share of the answers. */
  readonly difference: number;
  /** Of a group, the answers to each of its skills; empty for a skill. */
  readonly parts: readonly (Practiced & { readonly skill: Skill })[];
}

interface Known extends Standing, Practiced {
  readonly counted: number;
  /** Null while there are too few answers. */
  readonly difference: number | null;
}

/** The needs of a student with the figures behind them. */
export function skillNeeds(skills: readonly Known[]): SkillNeed[] {
  return skillsToHelp(skills).map(({ skill, right, expected, counted, difference }) => ({
    skill,
    right,
    expected,
    counted,
    difference: difference ?? 0,
    parts: partsOf(skill).flatMap((part) => {
      const figures = skills.find((one) => one.skill === part);
      return figures ? [{ skill: part, right: figures.right, expected: figures.expected }] : [];
    }),
  }));
}

/** The skill to practice with some students: the one that is asked about, or of a group the one in which they lost most. */
export function skillToPractice(skill: SkillOrGroup, answered: readonly Practiced[]): Skill {
  const [first, ...others] = partsOf(skill);
  if (first === undefined) return skill as Skill;
  const lossOf = (part: Skill) =>
    answered
      .filter((one) => one.skill === part)
      .reduce((sum, { expected, right }) => sum + expected - right, 0);
  return others.reduce((most, part) => (lossOf(part) > lossOf(most) ? part : most), first);
}
