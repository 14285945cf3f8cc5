import type { Database } from '#platform/db/server/database.ts';
import { unhurried } from '../../proving/unhurried.ts';
import type { GivenAnswer } from './given-answer.ts';
import {
  type KeptAnswer,
  type KeptAttempt,
  selectAnswersSince,
  selectAttempts,
  selectBrokenPromises,
} from './kept-queries.ts';

/** What the database made of what was given, counted. All of it is to be 0 but `acknowledged`. */
export interface Comparison {
  readonly acknowledged: number;
  /** Acknowledged, and not there, or with another option or question. */
  readonly lost: number;
  /** More than one row for one key, or for one question of one student. */
  readonly double: number;
  /** In the database, and given by nobody. */
  readonly unknown: number;
  /** Told to the student as something else than "saved". */
  readonly refused: number;
  /** Given, and in the end neither saved nor refused. */
  readonly waiting: number;
  /** Quizzes whose count, marks or state are not those of the acknowledged answers. */
  readonly wrongQuizzes: number;
  readonly brokenPromises: number;
  /** The first of each, in words. */
  readonly examples: readonly string[];
}

/** Compares the history of the students with the tables. */
export async function compare(
  { pool }: Database,
  given: readonly GivenAnswer[],
  { since, versionId }: { readonly since: Date; readonly versionId: number },
): Promise<Comparison> {
  return unhurried(pool, async (client) => {
    const studentIds = [...new Set(given.map(({ studentId }) => studentId))];
    const kept = await selectAnswersSince(client, since);
    const attempts = await selectAttempts(client, studentIds, versionId);
    const broken = await selectBrokenPromises(client);
    return count(given, kept, { attempts, broken });
  });
}

interface Rest {
  readonly attempts: readonly KeptAttempt[];
  readonly broken: readonly string[];
}

export function count(given: readonly GivenAnswer[], kept: readonly KeptAnswer[], rest: Rest): Comparison {
  const rows = new Map(kept.map((row) => [row.key, row]));
  const keys = new Set(given.map(({ key }) => key));
  const acknowledged = given.filter(({ outcome }) => outcome === 'acknowledged');
  const refused = given.filter(({ outcome }) => outcome === 'refused');
  const lost = acknowledged.filter((answer) => !isSame(answer, rows.get(answer.key)));
  const questions = new Set(kept.map(({ studentId, questionId }) => `${studentId} ${questionId}`));
  const wrong = wrongQuizzes(given, rest.attempts);
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    double: kept.length - Math.min(rows.size, questions.size),
    unknown: kept.filter(({ key }) => !keys.has(key)).length,
    refused: refused.length,
    waiting: given.length - acknowledged.length - refused.length,
    wrongQuizzes: wrong.length,
    brokenPromises: rest.broken.length,
    examples: [
      ...lost.slice(0, 1).map((answer) => `lost: ${JSON.stringify(answer)}`),
      ...refused.slice(0, 1).map(({ studentId, detail }) => `refused: student ${studentId}, ${detail}`),
      ...wrong.slice(0, 1),
      ...rest.broken.slice(0, 1),
    ],
  };
}

const isSame = (answer: GivenAnswer, row: KeptAnswer | undefined): boolean =>
  row?.studentId === answer.studentId &&
  row.questionId === answer.questionId &&
  row.optionId === answer.optionId;

/** In words. Answers nobody was told about may be there or not. */
function wrongQuizzes(given: readonly GivenAnswer[], attempts: readonly KeptAttempt[]): string[] {
  const byStudent = Map.groupBy(given, ({ studentId }) => studentId);
  const ofStudent = Map.groupBy(attempts, ({ studentId }) => studentId);
  return [...byStudent].flatMap(([studentId, answers]) => {
    const [attempt, ...more] = ofStudent.get(studentId) ?? [];
    const told = answers.filter(({ outcome }) => outcome === 'acknowledged');
    const marks = told.map(({ right }) => (right ? 'r' : 'w')).join('');
    const open = answers.length > told.length;
    const fits =
      attempt !== undefined &&
      more.length === 0 &&
      attempt.answered === attempt.marks.length &&
      (open ? attempt.marks.startsWith(marks) : attempt.marks === marks) &&
      (attempt.status === 'finished') === (attempt.answered === attempt.questions);
    return fits ? [] : [`quiz of student ${studentId}: told ${marks}, kept ${JSON.stringify(attempt)}`];
  });
}
