import type { RosterLine } from '../../contract/endpoints.ts';

/** A class in a few numbers. */
export interface RosterSummary {
  readonly students: number;
  /** Of those whose figures are shown. */
  readonly pretestKnown: number;
  readonly pretestDone: number;
  readonly quizzesTaken: number;
  readonly quizzesPassed: number;
  /** Since Monday in the class's time zone. */
  readonly quizzesThisWeek: number;
}

export const rosterSummary = (lines: readonly RosterLine[]): RosterSummary => ({
  students: lines.length,
  pretestKnown: lines.filter(({ pretestStatus }) => pretestStatus !== null).length,
  pretestDone: lines.filter(({ pretestStatus }) => pretestStatus === 'pretest_complete').length,
  quizzesTaken: sum(lines.map(({ quizzesTaken }) => quizzesTaken)),
  quizzesPassed: sum(lines.map(({ quizzesPassed }) => quizzesPassed)),
  quizzesThisWeek: sum(lines.map(({ weekQuizzes }) => weekQuizzes)),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
