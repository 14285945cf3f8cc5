import { SKILL_GROUPS, SKILLS, type Skill, type SkillGroup } from '#features/library/core/skills.ts';
import type { SkillStanding } from './skill-number.ts';
import { skillsToHelp } from './skills-to-help.ts';

/** A skill, or the group that it is one of: three skills together have enough answers sooner. */
export type SkillOrGroup = Skill | SkillGroup;

/** A student as the tables look at them. */
export interface SeatedStudent {
  readonly studentId: number;
  /** The reading level on the scale of 1–12; null while it is not known. */
  readonly level: number | null;
  readonly skills: readonly {
    readonly skill: SkillOrGroup;
    readonly standing: SkillStanding;
    /** −1 to 1: below 0 fewer right than expected; null while there are too few answers. */
    readonly difference: number | null;
  }[];
}

/** Students who need help with the same skill and read at about the same level: as many as a teacher can sit down with. */
export interface HelpTable {
  readonly skill: SkillOrGroup;
  /** Who lacks most in front, as in every list of whom to help. */
  readonly studentIds: readonly number[];
}

/** Most students at one table. */
export const SEATS = 6;

interface Seat {
  readonly studentId: number;
  readonly level: number | null;
  readonly difference: number;
}

/**
 * Whom to help, with what: for each skill and group of skills the students who could use help with it (`skillsToHelp`). More than six are parted by reading level, evenly, so that those at one table can read one text. The table with most to gain comes first, and at it who lacks most.
 */
export function helpTables(students: readonly SeatedStudent[]): HelpTable[] {
  const needs = students.flatMap(({ studentId, level, skills }) =>
    skillsToHelp(skills).map(({ skill, difference }) => ({
      skill,
      seat: { studentId, level, difference: difference ?? 0 },
    })),
  );
  const tables = [...SKILLS, ...SKILL_GROUPS].flatMap((skill) => {
    const seats = needs.filter((need) => need.skill === skill).map(({ seat }) => seat);
    return partByLevel(seats).map((at) => ({
      skill,
      seats: seats.filter((seat) => at.includes(seat)).toSorted(byLack),
    }));
  });
  return tables
    .toSorted((a, b) => lossOf(b.seats) - lossOf(a.seats))
    .map(({ skill, seats }) => ({ skill, studentIds: seats.map(({ studentId }) => studentId) }));
}

/** Tables of at most six, none of them more than one seat larger than another. */
function partByLevel(seats: readonly Seat[]): Seat[][] {
  const sorted = seats.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0) || a.studentId - b.studentId);
  const tables = Math.ceil(sorted.length / SEATS);
  const startOf = (table: number) => Math.round((table * sorted.length) / tables);
  return Array.from({ length: tables }, (_, table) => sorted.slice(startOf(table), startOf(table + 1)));
}

const byLack = (a: Seat, b: Seat): number => a.difference - b.difference;

/** How far those at a table are below what was expected, together. */
const lossOf = (seats: readonly Seat[]): number => seats.reduce((sum, { difference }) => sum - difference, 0);
