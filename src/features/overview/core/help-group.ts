import type { Named } from '#features/accounts/core/student-name.ts';
import type { Skill } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { type SkillNeed, skillToPractice } from '#features/reports/core/skills-to-help.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { HelpGroup, HelpKind, HelpReason, StudentFacts } from './who-needs-help.ts';

/** Names in one line; the class has them all. */
const NAMES = 6;

/** One of a group, with the number that speaks for them. */
export interface HelpMember extends Named {
  readonly studentId: number;
  readonly reason: HelpReason;
}

/** What a line says about the students of one class who need the same thing. */
export interface HelpSummary {
  readonly kind: HelpKind;
  /** With what to help, where that is the reason, and the skill to practice: of a group of skills the one in which they lost most. */
  readonly skill: SkillOrGroup | null;
  readonly practice: Skill | null;
  readonly classId: number;
  readonly className: string;
  /** The whole class, and it is more than one student. */
  readonly everyone: boolean;
  readonly count: number;
  /** Of the student with whom it is least pressing: "or more" is true of all. */
  readonly mildest: HelpReason;
  /** The most pressing first, at most six. */
  readonly named: readonly HelpMember[];
}

/** A group in a line. @returns null for a group of nobody. */
export function summaryOf({
  kind,
  skill,
  classId,
  className,
  everyone,
  students,
}: HelpGroup<StudentFacts & Named>): HelpSummary | null {
  const last = students.at(-1);
  if (!last) return null;
  return {
    kind,
    skill,
    practice:
      skill &&
      skillToPractice(
        skill,
        students.flatMap(({ student }) => partsOf(skill, student)),
      ),
    classId,
    className,
    everyone,
    count: students.length,
    mildest: last.reason,
    named: students
      .slice(0, NAMES)
      .map(({ student: { studentId, firstName, lastName, username }, reason }) => ({
        studentId,
        firstName,
        lastName,
        username,
        reason,
      })),
  };
}

const partsOf = (skill: SkillOrGroup, { skillNeeds }: StudentFacts): SkillNeed['parts'] =>
  skillNeeds.find((need) => need.skill === skill)?.parts ?? [];

/** So many steps from as right as expected to all wrong: a share of some twenty answers goes up and down without a reason. */
const STEPS_OF_A_SKILL = 5;

/**
 * How far it has gone with a student, as a whole number that grows only when there is something new to say: a line that a
 * teacher put away must not come back each day because a count of days went on.
 */
export function stepOf(student: Pick<StudentFacts, 'joinedAt' | 'lastSeen'>, reason: HelpReason): number {
  switch (reason.kind) {
    case 'pretest-open':
      return reason.begun ? 1 : 0;
    case 'guessing':
      return Math.floor(reason.share * 4);
    case 'not-passing':
      return reason.taken - reason.passed;
    case 'level-fell':
      return Math.floor(reason.levels);
    case 'skill':
      return Math.floor(-reason.difference * STEPS_OF_A_SKILL);
    case 'far-below':
      return Math.max(0, Math.floor(reason.grade - reason.value));
    case 'away':
      // The day of the last visit: whoever came and stayed away again is news.
      return Math.floor(Date.parse(student.lastSeen ?? student.joinedAt) / MS_PER_DAY);
  }
}
