import type { Named } from '#features/accounts/core/student-name.ts';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { type RowState, stateText } from './dismissal.ts';
import { type HelpSummary, stepOf, summaryOf } from './help-group.ts';
import {
  ENOUGH_QUIZZES,
  HELP_KINDS,
  hasPretestToDo,
  helpReasons,
  type Roster,
  type StudentFacts,
  whoNeedsHelp,
} from './who-needs-help.ts';

/** What a row is known by, and the state that it is put away in. */
interface Row {
  readonly rowKey: string;
  readonly state: string;
}
interface OfClass {
  readonly classId: number;
  readonly className: string;
}

/** Students of a class who need the same thing. */
export interface HelpRow extends Row, HelpSummary {
  readonly type: 'help';
}
/** A class that is not through with the pretest, before it is about single students. */
export interface PretestRow extends Row, OfClass {
  readonly type: 'pretest';
  readonly done: number;
  /** Students whose pretest the teacher knows of. */
  readonly known: number;
}
/** A class in which nobody has enough quizzes for what is said about passing. */
export interface EarlyRow extends Row, OfClass {
  readonly type: 'early';
  readonly quizzes: number;
}

type Student = StudentFacts & Named;

/** The rows about students: whom to help, then the pretest of new classes. */
export function studentRows(rosters: readonly Roster<Student>[], nowMs: number): (HelpRow | PretestRow)[] {
  const help = whoNeedsHelp(rosters, nowMs).flatMap((group): HelpRow[] => {
    const summary = summaryOf(group);
    const steps = group.students.map(
      ({ student, reason }) => [student.studentId, stepOf(student, reason)] as const,
    );
    return summary
      ? [
          {
            type: 'help',
            ...summary,
            rowKey: `${group.kind}:${group.classId}${group.skill === null ? '' : `:${group.skill}`}`,
            state: stateText(new Map(steps)),
          },
        ]
      : [];
  });
  return [...help, ...rosters.flatMap((roster) => pretestRow(roster, nowMs) ?? [])];
}

/** Who has the pretest to do, and joined so lately that nothing is said of them alone. */
export const waitingForPretest = <S extends StudentFacts>(
  { students, grade }: Roster<S>,
  nowMs: number,
): S[] =>
  students.filter((student) => hasPretestToDo(student) && helpReasons(student, nowMs, grade).length === 0);

/** Nothing where all who are not through have a line of their own already. */
function pretestRow(roster: Roster<Student>, nowMs: number): PretestRow | null {
  const { classId, className, students } = roster;
  const known = students.filter(({ pretestStatus }) => pretestStatus !== null);
  const open = known.filter(hasPretestToDo);
  const waiting = waitingForPretest(roster, nowMs);
  if (waiting.length === 0) return null;
  const state: RowState = new Map(waiting.map(({ studentId }) => [studentId, 0]));
  return {
    type: 'pretest',
    rowKey: `pretest:${classId}`,
    state: stateText(state),
    classId,
    className,
    done: known.length - open.length,
    known: known.length,
  };
}

/** Classes whose students have begun to read and have too few quizzes to say how it goes. */
export const earlyRows = (rosters: readonly Roster<StudentFacts>[]): EarlyRow[] =>
  rosters.flatMap(({ classId, className, students }) => {
    const hasBegun = students.some(({ pretestStatus }) => pretestStatus === 'pretest_complete');
    const isEarly = students.every(({ recentQuizzes: { taken } }) => taken < ENOUGH_QUIZZES);
    return hasBegun && isEarly
      ? [
          {
            type: 'early',
            rowKey: `early:${classId}`,
            state: stateText(new Map([[0, 0]])),
            classId,
            className,
            quizzes: ENOUGH_QUIZZES,
          },
        ]
      : [];
  });

const ID = '[1-9][0-9]{0,15}';
/** The kinds of which a class has one row. */
const KINDS = HELP_KINDS.filter((kind) => kind !== 'skill');

/** What a row can be known by: of a class, of all classes, of a corrected key. */
export const ROW_KEY = new RegExp(
  `^(requests|invites|families|(${[...KINDS, 'pretest', 'essays', 'early', 'correction'].join('|')}):${ID}|skill:${ID}:(${[...SKILLS, ...SKILL_GROUPS].join('|')}))$`,
);
