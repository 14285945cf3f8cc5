import { expect } from 'vitest';
import { dayNumber, startOfDay } from '#platform/time/core/time-zone.ts';
import type { Act, Acted } from './act.ts';
import { join, leave, remove, reset, restore } from './member-acts.ts';
import { between, pick, type Scene } from './scene.ts';
import type { Stored, StoredActivity } from './stored-facts.ts';
import { read, start, takePretest } from './student-acts.ts';
import {
  assignPassage,
  assignPretest,
  changeActivity,
  compete,
  joinIn,
  moreTime,
  setGoal,
} from './teacher-acts.ts';

const HOUR = 3600;

/** Hours, days or a week pass, or the time until the minute before or after a midnight, or after the clocks have changed. */
const letTimePass: Act = async (scene, before) => {
  const now = scene.test.clock.now().getTime();
  const zone = pick(scene, scene.zones);
  const midnight = startOfDay(dayNumber(now, zone) + 1, zone);
  const until = (moment: number) => Math.max(60, Math.ceil((moment - now) / 1000));
  const seconds = pick(scene, [
    between(scene, 1, 20) * HOUR,
    until(midnight - 60_000),
    until(midnight + 60_000),
    between(scene, 1, 4) * 24 * HOUR,
    7 * 24 * HOUR,
    until(scene.change - 90 * 60_000),
    until(scene.change + 30 * 60_000),
  ]);
  await scene.pass(seconds);
  const what = `it is ${scene.test.clock.now().toISOString()}`;
  return { what, answer: { status: 200, body: '' }, refusal: null, after: before };
};

/** How often each act is done, in comparison. */
const ACTS: readonly (readonly [Act, number])[] = [
  [assignPassage, 3],
  [assignPretest, 2],
  [setGoal, 1.5],
  [compete, 1],
  [joinIn, 1],
  [changeActivity, 10],
  [moreTime, 3],
  [start, 9],
  [read, 7],
  [takePretest, 3],
  [remove, 1],
  [restore, 1],
  [join, 1.5],
  [leave, 0.5],
  [reset, 1.5],
  [letTimePass, 7],
];
/** A walk begins with these: there is something to do. */
const FIRST: readonly Act[] = [assignPassage, assignPretest, setGoal, compete];

function drawAct(scene: Scene, nth: number): Act {
  if (nth < 2) return nth === 0 ? assignPassage : pick(scene, FIRST);
  const { random } = scene;
  let left = random() * ACTS.reduce((sum, [, weight]) => sum + weight, 0);
  return (ACTS.find(([, weight]) => (left -= weight) < 0) ?? ACTS[0]!)[0];
}

/** Does one act, and holds what was answered and what is stored then against the rules. @returns what was done, and what is stored. */
export async function step(
  scene: Scene,
  nth: number,
): Promise<{ readonly acted: Acted | null; readonly stored: Stored }> {
  // Nobody does more within a few seconds, and lists are told so often and no oftener.
  await scene.pass(20);
  const before = await scene.stored();
  const acted = await drawAct(scene, nth)(scene, before);
  const after = await scene.stored();
  if (!acted) return { acted, stored: after };
  const { what, answer, refusal, made } = acted;
  const isRefused = refusal === undefined ? answer.status >= 400 : refusal !== null;
  if (isRefused) {
    const { status, code, detail } = JSON.parse(answer.body) as Record<string, unknown>;
    expect({ what, status, code }, what).toEqual({
      what,
      status: expect.toBeOneOf([409, 422]),
      code: refusal ?? expect.any(String),
    });
    expect(detail, what).toMatch(/\.$/);
    expect(after, `${what} is refused and changes nothing`).toEqual(before);
    return { acted, stored: after };
  }
  expect(answer.status, `${what}: ${answer.body}`).toBe(200);
  const news = [...after.activities.keys()].filter((id) => !before.activities.has(id));
  expect(
    news.map((id) => withoutNumber(after.activities.get(id)!)),
    what,
  ).toEqual(made ? [{ ...made, id: 0, competitionId: null, ended: false }] : []);
  const isOld = (one: StoredActivity) => !news.includes(one.id);
  expect([...after.activities.values()].filter(isOld).map(withoutEnd), what).toEqual(
    [...acted.after.activities.values()].map(withoutEnd),
  );
  expect(after.work, what).toEqual(acted.after.work);
  const others = ({ members }: Stored) => new Map([...members].filter(([key]) => key !== acted.member));
  expect(others(after), what).toEqual(others(before));
  return { acted, stored: after };
}

/** The result of a competition is written by a job. */
const withoutEnd = (one: StoredActivity) => ({ ...one, ended: false });
/** As an activity is that is new. */
const withoutNumber = (one: StoredActivity) => ({ ...withoutEnd(one), id: 0, competitionId: null });
