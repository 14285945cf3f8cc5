import { loadavg } from 'node:os';
import { selectCompetitionResults } from '#features/activities/server/competition-results-queries.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { count, milliseconds, none, some } from '../../harness/figures.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import { type Figure, inEnvironment, type Outcome, type RunOptions } from '../../harness/report.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { alternate, type Compared, type Rounds } from './alternate.ts';
import { injectSumOfClass, openCompetition, usesOfCompetitions } from './competition-queries.ts';
import { statementsOfQuizzes } from './statements-of-quiz.ts';

interface Size extends Rounds {
  readonly students: number;
  /** That each has read before, all of them in the days of the competition. */
  readonly quizzes: number;
  /** What an answer may cost in a competition, as a share of one without. */
  readonly most: number;
}

/** 10,000 of the students are in the competition. */
const FULL: Size = { students: 20_000, quizzes: 6, clients: 16, pairs: 40, answers: 1_000, most: 1.05 };
/** So few answers say nothing of a hundredth; something that is done for each answer shows. */
const SMALL: Size = { students: 600, quizzes: 1, clients: 4, pairs: 8, answers: 100, most: 1.5 };
/** Sums that are timed. */
const SUMS = 10;

/** What an answer costs while its student reads for a competition of all schools, and beside one who does not. */
export const competition = {
  faultDescription: 'every answer adds to a sum of its class',
  ...inEnvironment(({ database }) => TestEnvironment.open(database), runOn),
};

async function runOn(environment: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const size = options.small ? SMALL : FULL;
  const { students, quizzes, most } = size;
  const { storage } = environment;
  const load = loadavg();
  const school = await environment.addSchool({ seed: options.seed, students, quizzes });
  options.onProgress(`a school of ${students} students`);
  const today = Math.floor(Date.now() / MS_PER_DAY);
  const { opened, statements, read } = await storage.work(async (database) => {
    const days = { first: today - quizzes - 2, last: today + 5 };
    const open = await openCompetition(database.pool, school, days);
    const [one, other] = [true, false].map((isIn) =>
      school.students.findLast(({ id }) => open.studentIds.has(id) === isIn),
    );
    if (!one || !other) throw new Error('Nobody reads for the competition, or everybody.');
    const ofQuizzes = await statementsOfQuizzes(database, { beside: other, within: one }, school.password);
    if (options.injectFault) await injectSumOfClass(database.pool);
    return { opened: open, statements: ofQuizzes, read: new Set([one, other]) };
  });
  const isIn = ({ id }: { readonly id: number }) => opened.studentIds.has(id);
  const waiting = school.students.filter((one) => !read.has(one));
  const [within, without] = [waiting.filter(isIn), waiting.filter((one) => !isIn(one))];
  // A server that works on jobs looks for competitions that are over every minute, whether somebody answers or not.
  const web = storage.kind === 'separate' ? { OPENLEAF_ROLE: 'web' } : {};
  const server = await environment.startServer({ env: web });
  const { pool, db } = environment.database;
  const before = await usesOfCompetitions(pool);
  const compared = await alternate({ server, storage, school, within, without }, size);
  const uses = (await usesOfCompetitions(pool)) - before;
  const sums = createLatencies();
  for (let sum = 0; sum < (options.small ? 1 : SUMS); sum++) {
    const began = performance.now();
    await selectCompetitionResults(db, [opened.competitionId]);
    sums.add(performance.now() - began);
  }
  return {
    figures: figuresOf({ statements, compared, uses, sums, most, inIt: opened.studentIds.size }),
    notes: [
      `processor time of an answer, server and database: ${compared.within.toFixed(3)} ms in the competition, ${compared.without.toFixed(3)} ms beside it; ratios of the pairs of rounds from ${Math.min(...compared.ratios).toFixed(2)} to ${Math.max(...compared.ratios).toFixed(2)}`,
      `load of the machine before the run: ${load.map((one) => one.toFixed(1)).join(', ')} (1, 5 and 15 minutes)`,
    ],
  };
}

interface Measured {
  /** Of a quiz beside the competition and of one in it. */
  readonly statements: Readonly<Record<'beside' | 'within', readonly string[]>>;
  readonly compared: Compared;
  readonly uses: number;
  readonly sums: Latencies;
  readonly most: number;
  readonly inIt: number;
}

function figuresOf({ statements, compared, uses, sums, most, inIt }: Measured): Figure[] {
  const { beside, within } = statements;
  const more = within.filter((text) => !beside.includes(text));
  return [
    some('students in the competition', inIt),
    some('statements of a quiz beside the competition', beside.length),
    {
      ...none('statements more of a quiz in the competition', within.length - beside.length),
      ...(more.length > 0 && { why: more.join('; ') }),
    },
    none('uses of the tables of competitions while answers came', uses),
    {
      name: 'processor time of an answer in the competition, compared with one beside it in the same minutes (median of the pairs of rounds)',
      value: medianOf(compared.ratios),
      unit: 'times',
      gate: { atMost: most },
    },
    some('answers accepted', compared.accepted),
    none('answers refused', compared.refused),
    count('pairs of rounds', compared.ratios.length),
    milliseconds('the sums of all classes, the statement alone: p50', sums.at(0.5)),
  ];
}

/** NaN of nothing. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
