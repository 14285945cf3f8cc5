import type { Latencies } from '../../harness/latencies.ts';
import { createPace, spreadEvenly } from '../../harness/pace.ts';
import { type CrowdPlan, createCrowd } from './crowd.ts';
import { createTally, type Tally } from './tally.ts';

/** Calls a second: at the peak each student answers every 30 s, and a thirtieth of a school logs in within 10 s. */
const ANSWERS_PER_STUDENT = 1 / 30;
const LOGINS_PER_STUDENT = 1 / 300;
/** Teachers view their classes: two rosters a second in a school of 10,000. */
const REPORTS_PER_STUDENT = 1 / 5_000;

/** What came of one step. */
export interface StepResult {
  readonly times: number;
  readonly tally: Tally;
  readonly lag: Latencies;
  /** Answers a second that were offered, and that were acknowledged in time. */
  readonly offered: number;
  readonly goodput: number;
  /** Shares that were served in time, 0–1. */
  readonly answersInTime: number;
  readonly othersInTime: number;
}

/**
 * Offers so many times the peak, whatever the server does.
 * @param length of the step, in milliseconds.
 */
export async function offer(
  times: number,
  plan: Omit<CrowdPlan, 'pace' | 'tally'>,
  length: number,
): Promise<StepResult> {
  const pace = createPace();
  const tally = createTally();
  const crowd = createCrowd({ ...plan, pace, tally });
  const seconds = length / 1000;
  const keepUp = (perStudent: number, act: (due: number) => Promise<void>) => {
    const count = Math.ceil(plan.school.students.length * perStudent * times * seconds);
    return spreadEvenly({ count, seconds, pace }, (_, due) => act(due));
  };
  await Promise.all([
    keepUp(ANSWERS_PER_STUDENT, (due) => crowd.answer(due)),
    keepUp(LOGINS_PER_STUDENT, (due) => crowd.logIn(due)),
    keepUp(REPORTS_PER_STUDENT, (due) => crowd.viewClass(due)),
  ]);
  const { answers, others } = crowd;
  return {
    times,
    tally,
    lag: pace.lag,
    offered: (answers.offered * 1000) / length,
    goodput: (answers.inTime * 1000) / length,
    answersInTime: answers.inTime / answers.offered,
    othersInTime: others.inTime / others.offered,
  };
}
