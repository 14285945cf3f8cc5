import { PRETEST_POINTS } from '#features/progress/core/extra-points.ts';
import { passed, quizPoints } from '#features/progress/core/points.ts';
import { type FinishedQuiz, referenceLevel } from '#features/progress/core/reference-level.ts';
import { reaches, USUAL_GOAL, WEEKLY_GOAL_POINTS, weekOf } from '#features/progress/core/weekly-goal.ts';
import { type SteadyFollower, steady } from '../algorithms/steady.ts';
import { type GuessingPace, guessPassage, makeDay, type Reading, readPassage } from '../world/answering.ts';
import { type BankPassage, LARGE_BANK, makeBank } from '../world/bank.ts';
import { type Journey, journeys } from './journey.ts';

/** honest: reads and answers; otherwise guesses everything, at this pace. */
export type Effort = 'honest' | GuessingPace;

export type PointsPerMinute = {
  readonly perMinute: number;
  /** Points of a student in all three years, mean. */
  readonly total: number;
};

const YEARS = 3;
const SCHOOL_WEEKS = 36;
const QUIZZES_A_WEEK = 5;
const DAYS_A_WEEK = 7;
const DAYS_A_YEAR = 365;
/** Days that the reference level looks back. */
const LOOK_BACK = 60;

/** Civil days of the quizzes, five in a row each school week, the summers free. */
const SCHOOL_DAYS: readonly number[] = Array.from(
  { length: YEARS * SCHOOL_WEEKS * QUIZZES_A_WEEK },
  (_, nth) => {
    const week = Math.floor(nth / QUIZZES_A_WEEK);
    const year = Math.floor(week / SCHOOL_WEEKS);
    return year * DAYS_A_YEAR + (week % SCHOOL_WEEKS) * DAYS_A_WEEK + (nth % QUIZZES_A_WEEK);
  },
);

type Earnings = { readonly points: number; readonly seconds: number };

/** Reads or guesses a passage's first questions; all of them when no number is given. */
type Answerer = (passage: BankPassage, count?: number) => Reading;

function makeAnswerer(journey: Journey<SteadyFollower>, effort: Effort): Answerer {
  const { random, student } = journey;
  return (passage, count) =>
    effort === 'honest'
      ? readPassage(random, makeDay(random, journey.ability, student.pace), passage, count)
      : guessPassage(random, effort, passage, count);
}

function takePretest(journey: Journey<SteadyFollower>, answer: Answerer): Earnings {
  const { follower } = journey;
  let seconds = 0;
  for (let taken = 0; taken < follower.pretest.passages; taken++) {
    const reading = answer(journey.take('pretest'), follower.pretest.questions);
    follower.observe(reading.answers);
    seconds += reading.seconds;
  }
  follower.finishPretest();
  return { points: PRETEST_POINTS, seconds };
}

/** One quiz of the day: read, paid, learned from; `recent` is what the reference level looks back on. */
function takeQuiz(
  journey: Journey<SteadyFollower>,
  answer: Answerer,
  recent: readonly FinishedQuiz[],
  day: { readonly today: number; readonly gapDays: number },
): Reading & Earnings & { readonly finished: FinishedQuiz } {
  const { follower } = journey;
  journey.live(day.gapDays);
  const passage = journey.take('practice');
  const { answers, seconds } = answer(passage);
  const { total: points } = quizPoints({
    answers,
    passageLevel: passage.level,
    referenceLevel: referenceLevel(follower.shownLevel, recent, day.today),
    nthOfDay: 1,
    paidBefore: false,
  });
  follower.follow(answers, day.gapDays);
  const finished = { level: passage.level, passed: passed(answers), dayNumber: day.today };
  return { answers, seconds, points, finished };
}

/** Points of the weekly goals: quizzes stand in the order of the weeks, five a week. */
function goalPoints(quizzes: readonly Reading[]): number {
  let points = 0;
  for (let first = 0; first < quizzes.length; first += QUIZZES_A_WEEK) {
    const week = quizzes.slice(first, first + QUIZZES_A_WEEK).map(({ answers }) => answers);
    if (reaches(weekOf(week), USUAL_GOAL)) points += WEEKLY_GOAL_POINTS;
  }
  return points;
}

/** Three school years of one student. Essays are left out: their time is not known. */
function earn(journey: Journey<SteadyFollower>, effort: Effort): Earnings {
  const answer = makeAnswerer(journey, effort);
  const pretest = takePretest(journey, answer);
  const quizzes: ReturnType<typeof takeQuiz>[] = [];
  let recent: FinishedQuiz[] = [];
  let lastDay = 0;
  for (const today of SCHOOL_DAYS) {
    recent = recent.filter(({ dayNumber }) => today - dayNumber < LOOK_BACK);
    const quiz = takeQuiz(journey, answer, recent, { today, gapDays: today - lastDay });
    quizzes.push(quiz);
    recent.push(quiz.finished);
    lastDay = today;
  }
  const sum = (key: 'points' | 'seconds') => quizzes.reduce((total, quiz) => total + quiz[key], pretest[key]);
  return { points: sum('points') + goalPoints(quizzes), seconds: sum('seconds') };
}

/** What an effort is paid: points for the minutes of reading and answering. */
export function measurePointsPerMinute(seed: number, effort: Effort, students: number): PointsPerMinute {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge: 'cold' });
  const run = { seed, name: `points ${effort}`, bank, algorithm: steady, grows: true, rapidShare: 0 };
  const sum = { points: 0, seconds: 0 };
  for (const journey of journeys(run, students)) {
    const { points, seconds } = earn(journey, effort);
    sum.points += points;
    sum.seconds += seconds;
  }
  return { perMinute: (60 * sum.points) / sum.seconds, total: sum.points / students };
}
