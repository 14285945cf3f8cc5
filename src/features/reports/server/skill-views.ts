import { SKILL_GROUPS, SKILLS, skillGroup } from '#features/library/core/skills.ts';
import { enumColumn } from '#platform/db/server/stored-column.ts';
import type { GroupOfStudent, SkillOfStudent } from '../contract/skill-views.ts';
import { SHARE_UNITS } from '../core/expected-answers.ts';
import type { SkillOrGroup } from '../core/help-tables.ts';
import { type SkillFigures, skillNumber, sumOf } from '../core/skill-number.ts';
import { figuresOfYear, SKILLS_OF_YEAR } from '../core/skills-of-year.ts';
import { type SkillNeed, skillNeeds } from '../core/skills-to-help.ts';
import type { SkillFiguresRow } from './skill-figures-queries.ts';
import { numbersOfYear } from './years-column.ts';

const skillOf = enumColumn('student_skill_days.skill', SKILLS);

/** The skills of a student that were asked about, and the groups that they are in, in the order of the library. */
export interface SkillViews {
  readonly skills: SkillOfStudent[];
  readonly groups: GroupOfStudent[];
}

/** What reports say of the skills of a student: the same numbers wherever they are shown. */
export function toSkillViews(rows: readonly SkillFiguresRow[], studentId: number): SkillViews {
  const figures = rows.map((row) => ({ ...row, skill: skillOf(row.skill, studentId) }));
  return {
    skills: figures
      .map(({ skill, ...of }) => toSkill(skill, of))
      .toSorted((a, b) => SKILLS.indexOf(a.skill) - SKILLS.indexOf(b.skill)),
    groups: SKILL_GROUPS.flatMap((group) => {
      const ofGroup = figures.filter(({ skill }) => skillGroup(skill) === group);
      return ofGroup.length > 0 ? [toSkill(group, sumOf(ofGroup))] : [];
    }),
  };
}

/**
 * With what the student could use help, by what is kept of a school year: the same skills as at the tables of a report. Most students of a list
 * need none, which is found out before anything is made to be shown.
 */
export function toSkillNeeds(stored: string | null, studentId: number): SkillNeed[] {
  const numbers = numbersOfYear(stored, studentId);
  if (numbers === null) return [];
  const figures = figuresOfYear(numbers);
  const groups = GROUPS_OF_YEAR.map(({ group, places }) => ({
    group,
    figures: sumOf(places.flatMap((place) => figures[place] ?? [])),
  }));
  if (!figures.some(isBelow) && !groups.some((group) => isBelow(group.figures))) return [];
  const asked = SKILLS_OF_YEAR.flatMap((skill, place) => {
    const of = figures[place];
    return of && of.answered > 0 ? [toSkill<SkillOrGroup>(skill, of)] : [];
  });
  return skillNeeds([...asked, ...groups.map(({ group, figures: of }) => toSkill<SkillOrGroup>(group, of))]);
}

/** The answers to each skill by what is kept of a school year, as those of days are read. */
export function rowsOfYear(stored: string | null, studentId: number): SkillFiguresRow[] {
  const numbers = numbersOfYear(stored, studentId);
  if (numbers === null) return [];
  return figuresOfYear(numbers).flatMap((figures, place) => {
    const skill = SKILLS_OF_YEAR[place];
    return skill !== undefined && figures.answered > 0 ? [{ skill, ...figures }] : [];
  });
}

/** Where the skills of each group stand in a school year. */
const GROUPS_OF_YEAR = SKILL_GROUPS.map((group) => ({
  group,
  places: SKILLS_OF_YEAR.flatMap((skill, place) => (skillGroup(skill) === group ? [place] : [])),
}));

function isBelow(figures: SkillFigures): boolean {
  const number = skillNumber(figures);
  return number.kind === 'known' && number.standing === 'below';
}

function toSkill<Of extends SkillOrGroup>(skill: Of, figures: SkillFigures) {
  const number = skillNumber(figures);
  const isKnown = number.kind === 'known';
  return {
    skill,
    answers: figures.answered,
    counted: figures.counted,
    right: figures.right,
    expected: oneDecimal(figures.expected / SHARE_UNITS),
    giveOrTake: oneDecimal(Math.sqrt(figures.variance / SHARE_UNITS)),
    difference: isKnown ? number.difference : null,
    doubt: isKnown ? number.doubt : null,
    standing: isKnown ? number.standing : ('too-few' as const),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const MS_PER_TENTH_OF_MINUTE = 6000;

/** Minutes on the questions, with one decimal. @param milliseconds null without quizzes. */
export const minutesOf = (milliseconds: number | null): number =>
  Math.round((milliseconds ?? 0) / MS_PER_TENTH_OF_MINUTE) / 10;
