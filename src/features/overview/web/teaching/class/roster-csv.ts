import { RANKS } from '#features/progress/core/ranks.ts';
import { toCsv } from '#platform/csv/core/csv.ts';
import type { RosterLine } from '../../../contract/endpoints.ts';
import { helpReasons } from '../../../core/who-needs-help.ts';
import { ACCOUNT_LOCKED, helpWord } from '../help-sentence.ts';
import { PRETEST } from './pretest-words.ts';

const COLUMNS = [
  'Student number',
  'Username',
  'Last name',
  'First name',
  'Class',
  'Pretest',
  'Level shown',
  'Estimated level',
  'Plus or minus',
  'Own lowest level',
  'Own highest level',
  'Level at start',
  'Levels moved',
  'Quizzes this week',
  'Too fast this week',
  'Minutes this week',
  'Read of the last 5 quizzes',
  'Passed of these',
  'Quizzes',
  'Passed',
  'Quizzes too fast',
  'Points',
  'Rank',
  'Answers in 30 days',
  'Of these too fast in %',
  'Needs',
  'Last seen',
];

interface Look {
  /** When the roster was fetched, epoch milliseconds. */
  readonly asOf: number;
  readonly grade: number;
  readonly className: string;
}

/** The roster of a class as a table for a spreadsheet: a line for each student, in the order of the roster. What is not told is empty. */
export const rosterCsv = (students: readonly RosterLine[], { asOf, grade, className }: Look): string =>
  toCsv(
    COLUMNS,
    students.map((line) => [
      line.studentId,
      line.username,
      line.lastName,
      line.firstName,
      className,
      line.pretestStatus && PRETEST[line.pretestStatus].label,
      line.readingLevel?.level,
      line.readingLevel?.value,
      line.readingLevel?.uncertainty,
      line.ownLevels?.lowest,
      line.ownLevels?.highest,
      line.initialLevel,
      line.sinceStart,
      line.weekQuizzes,
      line.weekTooFast,
      line.weekMinutes,
      line.recentQuizzes.taken,
      line.recentQuizzes.passed,
      line.quizzesTaken,
      line.quizzesPassed,
      line.quizzesTooFast,
      line.totalPoints,
      line.rankId === null ? null : RANKS[line.rankId - 1]?.title,
      line.recentAnswers,
      line.fastShare === null ? null : Math.round(line.fastShare * 100),
      [...(line.accountLocked ? [ACCOUNT_LOCKED] : []), ...helpReasons(line, asOf, grade).map(helpWord)].join(
        ', ',
      ),
      line.lastSeen,
    ]),
  );
