import {
  SKILL_GROUPS,
  SKILLS,
  SKILLS_BY_GROUP,
  type Skill,
  type SkillGroup,
} from '#features/library/core/skills.ts';
import type { SkillNumber } from './skill-number.ts';

/** A skill, or the group that it is one of: three skills together have enough answers sooner. */
export type SkillOrGroup = Skill | SkillGroup;

/** A student as the tables look at them. */
export interface SeatedStudent {
  readonly studentId: number;
  /** The reading level on the scale of 1–12; null while it is not known. */
  readonly level: number | null;
  readonly skills: readonly { readonly skill: SkillOrGroup; readonly number: SkillNumber }[];
}

/** Students who need help with the same skill and read at about the same level: as many as a teacher can sit down with. */
export interface HelpTable {
  readonly skill: SkillOrGroup;
  /** By reading level, the lowest first. */
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
 * Whom to help, with what: for each skill the students whose answers to it were fewer right than expected, beyond chance; for a group of
 * skills those in whom it shows in the group and in none of its skills. More than six are parted by reading level, evenly, so that those at one table can read one text. The table with most to gain comes first.
 */
export function helpTables(students: readonly SeatedStudent[]): HelpTable[] {
  const tables = [...SKILLS, ...SKILL_GROUPS].flatMap((skill) =>
    partByLevel(seatsFor(skill, students)).map((seats) => ({ skill, seats })),
  );
  return tables
    .toSorted((a, b) => lossOf(b.seats) - lossOf(a.seats))
    .map(({ skill, seats }) => ({ skill, studentIds: seats.map(({ studentId }) => studentId) }));
}

function seatsFor(skill: SkillOrGroup, students: readonly SeatedStudent[]): Seat[] {
  const parts: readonly Skill[] = isGroup(skill) ? SKILLS_BY_GROUP[skill] : [];
  return students.flatMap((student) => {
    const difference = lossIn(skill, student);
    if (difference === null || parts.some((part) => lossIn(part, student) !== null)) return [];
    const { studentId, level } = student;
    return [{ studentId, level, difference }];
  });
}

const isGroup = (skill: SkillOrGroup): skill is SkillGroup => Object.hasOwn(SKILLS_BY_GROUP, skill);

/** How far a student is below what was expected in a skill; null who is not. */
function lossIn(skill: SkillOrGroup, { skills }: SeatedStudent): number | null {
  const number = skills.find((one) => one.skill === skill)?.number;
  return number?.kind === 'known' && number.standing === 'below' ? number.difference : null;
}

/** Tables of at most six, none of them more than one seat larger than another. */
function partByLevel(seats: readonly Seat[]): Seat[][] {
  const sorted = seats.toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0) || a.studentId - b.studentId);
  const tables = Math.ceil(sorted.length / SEATS);
  const startOf = (table: number) => Math.round((table * sorted.length) / tables);
  return Array.from({ length: tables }, (_, table) => sorted.slice(startOf(table), startOf(table + 1)));
}

/** How far those at a table are below what was expected, together. */
const lossOf = (seats: readonly Seat[]): number => seats.reduce((sum, { difference }) => sum - difference, 0);
