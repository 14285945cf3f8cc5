import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { createCompetition, joinCompetition } from '../../../contract/competition.ts';
import {
  cancelAssignment,
  createAssessment,
  createAssignment,
  createRecurringActivity,
  giveMoreTime,
  pauseAssignment,
  rescheduleAssignment,
  uncancelAssignment,
} from '../../../contract/teaching.ts';
import { type ActivityDays, daysFault, moreTimeFault } from '../../../core/activity-days.ts';
import { afterAct, asWhole, refusalOf } from '../../../core/assignment.ts';
import { competitionDaysFault, isCompetition } from '../../../core/competition.ts';
import { afterCompetitionAct } from '../../../core/competition-acts.ts';
import { afterWeeklyAct } from '../../../core/weekly-acts.ts';
import { WITHOUT_END } from '../../../core/weekly-goal.ts';
import { planCompetition } from '../plan-competition.ts';
import { type Act, type Acted, answerOf, withActivity } from './act.ts';
import { between, pick, type Scene } from './scene.ts';
import { assignmentOf, keyOf, type Stored, type StoredActivity, todayOf } from './stored-facts.ts';

type Form = Pick<StoredActivity, 'classId' | 'kind' | 'passageId' | 'wholeClass' | 'studentIds'>;

/** Why students cannot be given the same twice; null where nobody has it. */
function placeTaken(
  { activities }: Stored,
  form: Form,
  { today, except }: { readonly today: number; readonly except?: number },
): 'already-set' | 'already-assigned' | null {
  const isForAnyOfThem = ({ studentIds }: StoredActivity) =>
    studentIds.some((id) => form.studentIds.includes(id));
  const isMeant = (id: number) => form.wholeClass || form.studentIds.includes(id);
  const sames = [...activities.values()].filter(
    (one) =>
      one.id !== except &&
      one.classId === form.classId &&
      one.kind === form.kind &&
      one.passageId === form.passageId &&
      !one.canceled,
  );
  const others = sames.filter(({ dueDay }) => dueDay >= today);
  // What is over for the class is not for who has more time.
  const haveMoreTime = sames.some(({ dueDays }) =>
    Object.entries(dueDays).some(([id, dueDay]) => dueDay >= today && isMeant(Number(id))),
  );
  if (form.kind === 'FIXED_WEEKLY') {
    const isSame = (one: StoredActivity) => (form.wholeClass ? one.wholeClass : isForAnyOfThem(one));
    return others.some(isSame) ? 'already-set' : null;
  }
  const hasIt = (one: StoredActivity) => form.wholeClass || one.wholeClass || isForAnyOfThem(one);
  return haveMoreTime || others.some(hasIt) ? 'already-assigned' : null;
}

const TEACHERS_ACTS = ['pause', 'resume', 'cancel', 'uncancel', 'reschedule'] as const;
type TeachersAct = (typeof TEACHERS_ACTS)[number];

/** Pauses, resumes, cancels, brings back, or moves one of the activities. */
export const changeActivity: Act = async (scene, before) => {
  if (before.activities.size === 0) return null;
  const activity = pick(scene, [...before.activities.values()]);
  // What stands still or is canceled is more often brought back than not.
  const back = { paused: 'resume', canceled: 'uncancel' } as const;
  const way = (['canceled', 'paused'] as const).find((one) => activity[one]);
  const what = way && scene.random() < 0.4 ? back[way] : pick(scene, TEACHERS_ACTS);
  const now = scene.test.clock.now();
  const today = todayOf(activity, now);
  const moved = scene.random() < 0.4;
  const startDay = moved ? today + between(scene, -2, 4) : activity.startDay;
  const days = { startDay, dueDay: Math.max(0, startDay + between(scene, -1, 8)) };
  const { refusal, after } = ruledOn(before, activity, { what, today, days });
  const answer = await askFor(scene, activity.id, {
    what,
    ...(moved && { startDate: isoDay(days.startDay) }),
    dueDate: isoDay(days.dueDay),
  });
  return {
    what: `${what} ${activity.kind} ${activity.id}${what === 'reschedule' ? ` to ${isoDay(days.startDay)}…${isoDay(days.dueDay)}` : ''}`,
    answer,
    refusal,
    after: withActivity(before, { ...activity, ...after }),
  };
};

/** Gives one or two of the students more time for one of the activities, or takes it back. */
export const moreTime: Act = async (scene, before) => {
  if (before.activities.size === 0) return null;
  const activity = pick(scene, [...before.activities.values()]);
  const today = todayOf(activity, scene.test.clock.now());
  const studentIds = [...new Set([pick(scene, scene.students).id, pick(scene, scene.students).id])];
  const own = scene.random() < 0.2 ? null : Math.max(0, activity.dueDay, today) + between(scene, -1, 6);
  const dueDate = own === null ? null : isoDay(Math.min(own, MOST_DAY));
  const body = { activityId: activity.id, studentIds, dueDate };
  const others = Object.entries(activity.dueDays).filter(([id]) => !studentIds.includes(Number(id)));
  const given = own === null ? [] : studentIds.map((id) => [id, own] as const);
  const dueDays = Object.fromEntries([...others, ...given]);
  return {
    what: `give more time ${JSON.stringify(body)} for ${activity.kind}`,
    answer: answerOf(await scene.teacher.call(giveMoreTime, { body })),
    refusal: whyNoMoreTime(before, activity, { studentIds, own, today }),
    after: withActivity(before, { ...activity, dueDays }),
  };
};

/** The last day that the contract takes, for goals without an end. */
const MOST_DAY = 47_481;

interface MoreTime {
  readonly studentIds: readonly number[];
  readonly own: number | null;
  readonly today: number;
}

function whyNoMoreTime(stored: Stored, activity: StoredActivity, { studentIds, own, today }: MoreTime) {
  if (activity.kind === 'FIXED_WEEKLY') return 'weekly';
  if (isCompetition(activity.kind)) return 'competition';
  if (activity.canceled) return 'canceled';
  const fault = own === null ? null : moreTimeFault(activity, own, today);
  if (fault) return fault;
  const those = studentIds.map((id) => assignmentOf(stored, activity, id));
  if (those.some(({ given }) => !given)) return 'not-given';
  return those.some((one) => refusalOf(one, 'more-time', today)) ? 'done' : null;
}

interface Changing {
  readonly what: TeachersAct;
  readonly today: number;
  readonly days: ActivityDays;
}

/** What the rules say: the table of acts of this kind first, then the days, then what has taken its place. */
function ruledOn(stored: Stored, activity: StoredActivity, { what, today, days }: Changing) {
  const before = asWhole(activity);
  const outcome = outcomeOf(activity, { what, today, days });
  if (outcome.kind === 'refused') return { refusal: outcome.why, after: {} };
  if (activity.ended) return { refusal: 'result-stands', after: {} };
  const fault = what === 'reschedule' ? daysFault(days, today) : null;
  if (fault) return { refusal: fault, after: {} };
  const { paused, canceled, startDay, dueDay } = outcome.assignment;
  const isLive = (one: { readonly dueDay: number; readonly canceled: boolean }) =>
    one.dueDay >= today && !one.canceled;
  const comesBack = isLive(outcome.assignment) && !isLive(before);
  const taken =
    comesBack && !isCompetition(activity.kind)
      ? placeTaken(stored, activity, { today, except: activity.id })
      : null;
  return { refusal: taken, after: { paused, canceled, startDay, dueDay } };
}

function outcomeOf(activity: StoredActivity, { what, today, days }: Changing) {
  if (activity.kind === 'FIXED_WEEKLY') return afterWeeklyAct(asWhole(activity), what, today);
  if (isCompetition(activity.kind)) return afterCompetitionAct(asWhole(activity), what, today);
  return afterAct(asWhole(activity), what, today, days);
}

async function askFor(
  { teacher }: Scene,
  activityId: number,
  { what, ...dates }: { readonly what: TeachersAct; readonly startDate?: string; readonly dueDate: string },
): Promise<Acted['answer']> {
  const query = { activityId };
  if (what === 'reschedule')
    return answerOf(await teacher.call(rescheduleAssignment, { body: { activityId, ...dates } }));
  if (what === 'cancel') return answerOf(await teacher.call(cancelAssignment, { query }));
  if (what === 'uncancel') return answerOf(await teacher.call(uncancelAssignment, { query }));
  const pause = what === 'pause' ? 'true' : 'false';
  return answerOf(await teacher.call(pauseAssignment, { query: { activityId, pause } }));
}

/** One of the classes, and nobody, one, or two of the students of the walk in particular. */
function someWhom(scene: Scene) {
  const room = between(scene, 0, 3) === 0 ? 1 : 0;
  const chosen = pick(scene, [0, 0, 1, 1, 2]);
  const first = between(scene, 0, scene.students.length - 1);
  const studentIds = Array.from(
    { length: chosen },
    (_, n) => scene.students[(first + n) % scene.students.length]!.id,
  ).toSorted((a, b) => a - b);
  const timezone = scene.zones[room];
  return {
    classId: scene.rooms[room].id,
    timezone,
    wholeClass: chosen === 0,
    studentIds,
    today: dayNumber(scene.test.clock.now().getTime(), timezone),
    some: chosen === 0 ? {} : { studentIds },
  };
}
type SomeWhom = ReturnType<typeof someWhom>;

const areMembers = ({ members }: Stored, { classId, studentIds }: SomeWhom): boolean =>
  studentIds.every((id) => members.has(keyOf(classId, id)));

const NOTHING = { dueDays: {}, passageId: null, rule: null, quizzes: null, paused: false, canceled: false };

/** The new activity as it is stored. */
const made = (
  { classId, timezone, wholeClass, studentIds }: SomeWhom,
  what: Pick<StoredActivity, 'kind' | 'startDay' | 'dueDay'> &
    Partial<Pick<StoredActivity, 'passageId' | 'rule' | 'quizzes'>>,
) => ({ ...NOTHING, classId, timezone, wholeClass, studentIds, ...what });

const someDays = (scene: Scene, today: number): ActivityDays => {
  const startDay = today + between(scene, -2, 3);
  return { startDay, dueDay: startDay + between(scene, -1, 9) };
};
const toDates = ({ startDay, dueDay }: ActivityDays) => ({
  startDate: isoDay(startDay),
  dueDate: isoDay(dueDay),
});

/** Passages that every child may read. */
const passagesOf = ({ test }: Scene) =>
  test.app.services.library
    .current('practice')
    .filter(({ sensitivity, level }) => sensitivity !== 'care' && level >= 3 && level <= 5)
    .slice(0, 3);

/** Assigns one of three passages: also to one student who has missed it with everybody else. */
export const assignPassage: Act = async (scene, before) => {
  const whom = someWhom(scene);
  const days = someDays(scene, whom.today);
  const { passageId, versionId } = pick(scene, passagesOf(scene));
  const form = { ...whom, kind: 'PASSAGE', passageId };
  const refusal =
    daysFault(days, whom.today) ??
    (areMembers(before, whom) ? placeTaken(before, form, whom) : 'not-in-class');
  const { classId, some } = whom;
  const body = { type: 'PASSAGE', classId, ...some, versionId, ...toDates(days) } as const;
  return {
    what: `assign passage ${passageId} to ${JSON.stringify(body)}`,
    answer: answerOf(await scene.teacher.call(createAssignment, { body })),
    refusal,
    after: before,
    made: made(whom, { kind: 'PASSAGE', passageId, ...days }),
  };
};

export const assignPretest: Act = async (scene, before) => {
  const whom = someWhom(scene);
  const days = someDays(scene, whom.today);
  const form = { ...whom, kind: 'ASSESSMENT', passageId: null };
  const refusal =
    daysFault(days, whom.today) ??
    (areMembers(before, whom) ? placeTaken(before, form, whom) : 'not-in-class');
  const body = { classId: whom.classId, ...whom.some, ...toDates(days) };
  return {
    what: `assign the pretest to ${JSON.stringify(body)}`,
    answer: answerOf(await scene.teacher.call(createAssessment, { body })),
    refusal,
    after: before,
    made: made(whom, { kind: 'ASSESSMENT', ...days }),
  };
};

export const setGoal: Act = async (scene, before) => {
  const whom = someWhom(scene);
  const rule = pick(scene, ['complete', 'pass'] as const);
  const form = { ...whom, kind: 'FIXED_WEEKLY', passageId: null };
  const refusal = areMembers(before, whom) ? placeTaken(before, form, whom) : 'not-in-class';
  const from = whom.today + between(scene, 0, 7);
  const terms = { quizzes: 1, rule };
  const body = {
    type: 'FIXED_WEEKLY',
    classId: whom.classId,
    ...whom.some,
    ...terms,
    startDate: isoDay(from),
  } as const;
  return {
    what: `set a goal ${JSON.stringify(body)}`,
    answer: answerOf(await scene.teacher.call(createRecurringActivity, { body })),
    refusal,
    after: before,
    made: made(whom, { kind: 'FIXED_WEEKLY', ...terms, startDay: weekStart(from), dueDay: WITHOUT_END }),
  };
};

const everyone = (whom: SomeWhom): SomeWhom => ({ ...whom, wholeClass: true, studentIds: [] });

export const compete: Act = async (scene, before) => {
  const whom = everyone(someWhom(scene));
  const startDay = whom.today + between(scene, 0, 3);
  const days = { startDay, dueDay: startDay + between(scene, 0, 5) };
  const fault = competitionDaysFault(days, whom.today);
  const body = { type: 'LOCAL_COMPETITION', classId: whom.classId, ...toDates(days) } as const;
  return {
    what: `set a competition ${JSON.stringify(body)}`,
    answer: answerOf(await scene.teacher.call(createCompetition, { body })),
    refusal: fault ?? (scene.confirmed ? null : 'not-confirmed'),
    after: before,
    made: made(whom, { kind: 'LOCAL_COMPETITION', ...days }),
  };
};

/** A class joins the competition of the other one, or one that the operator plans. */
export const joinIn: Act = async (scene, before) => {
  const whom = everyone(someWhom(scene));
  const running = [...before.activities.values()].filter(({ kind }) => kind === 'LOCAL_COMPETITION');
  const ofTeacher = running.length > 0 && scene.random() < 0.7 ? pick(scene, running) : null;
  const competitionId =
    ofTeacher?.competitionId ??
    (await planCompetition(scene.test, { name: 'Open', from: between(scene, 1, 4), until: 6 }));
  const { rows } = await scene.test.database.pool.query<{ startDay: number; dueDay: number }>(
    'select first_day as "startDay", last_day as "dueDay" from competitions where id = $1',
    [competitionId],
  );
  const [days] = rows;
  if (!days) return null;
  const isIn = [...before.activities.values()].some(
    (one) => one.classId === whom.classId && one.competitionId === competitionId,
  );
  const answer = await scene.teacher.call(joinCompetition, {
    body: { competitionId, classId: whom.classId },
  });
  return {
    what: `class ${whom.classId} joins competition ${competitionId}`,
    answer: answerOf(answer),
    refusal: whyNotJoin({ confirmed: scene.confirmed, isIn, hasStarted: days.startDay <= whom.today }),
    after: before,
    made: made(whom, { kind: ofTeacher ? 'LOCAL_COMPETITION' : 'GLOBAL_COMPETITION', ...days }),
  };
};

const whyNotJoin = ({
  confirmed,
  isIn,
  hasStarted,
}: Readonly<Record<'confirmed' | 'isIn' | 'hasStarted', boolean>>): string | null => {
  if (!confirmed) return 'not-confirmed';
  if (isIn) return 'already-in';
  return hasStarted ? 'already-started' : null;
};
