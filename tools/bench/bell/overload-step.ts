import type { Latencies } from '../../proving/latencies.ts';
import { type CrowdGround, createCrowd } from './crowd.ts';
import { createPace } from './pace.ts';
import { createTally, type Tally } from './tally.ts';

/** At the peak of the bell each student answers every 30 s, and a thirtieth of a school comes in 10 s. A second. */
const ANSWERS_OF_STUDENT = 1 / 30;
const LOGINS_OF_STUDENT = 1 / 300;
/** Teachers look at their classes: two rosters a second in a school of 10,000. */
const REPORTS_OF_STUDENT = 1 / 5_000;

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
  ground: Omit<CrowdGround, 'pace' | 'tally'>,
  length: number,
): Promise<StepResult> {
  const pace = createPace();
  const tally = createTally();
  const crowd = createCrowd({ ...ground, pace, tally });
  const began = pace.now();
  const keepUp = async (perStudent: number, act: (meant: number) => Promise<void>) => {
    const every = 1000 / (ground.school.students.length * perStudent * times);
    const acts: Promise<void>[] = [];
    for (let meant = began; meant < began + length; meant += every) {
      await pace.until(meant);
      acts.push(act(meant));
    }
    await Promise.all(acts);
  };
  await Promise.all([
    keepUp(ANSWERS_OF_STUDENT, (meant) => crowd.answer(meant)),
    keepUp(LOGINS_OF_STUDENT, (meant) => crowd.comeIn(meant)),
    keepUp(REPORTS_OF_STUDENT, (meant) => crowd.lookAtClass(meant)),
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
