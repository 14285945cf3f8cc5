import { SKILL_GROUPS, SKILLS, skillGroup } from '#features/library/core/skills.ts';
import { enumColumn } from '#platform/db/server/stored-column.ts';
import type { GroupOfStudent, SkillOfStudent } from '../contract/skill-views.ts';
import { SHARE_UNITS } from '../core/expected-answers.ts';
import type { SkillOrGroup } from '../core/help-tables.ts';
import { type SkillFigures, skillNumber, sumOf } from '../core/skill-number.ts';
import { type SkillNeed, skillNeeds } from '../core/skills-to-help.ts';
import type { SkillFiguresRow } from './skill-figures-queries.ts';

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
 * With what the student could use help: the same skills as at the tables of a report. Most students of a list need none, which is found out
 * before anything is made to be shown. @param rows of several classes in any order
 */
export function toSkillNeeds(rows: readonly SkillFiguresRow[], studentId: number): SkillNeed[] {
  const sums = new Map<SkillOrGroup, SkillFigures>();
  for (const row of rows) {
    const skill = skillOf(row.skill, studentId);
    for (const key of [skill, skillGroup(skill)]) {
      const before = sums.get(key);
      sums.set(key, before === undefined ? row : sumOf([before, row]));
    }
  }
  if (![...sums.values()].some(isBelow)) return [];
  return skillNeeds([...sums].map(([skill, figures]) => toSkill(skill, figures)));
}

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
