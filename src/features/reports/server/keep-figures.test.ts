import { expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { rescoreCorrection } from '#features/item-bank/server/rescore-correction.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { selectDueCorrections } from '#features/library/server/public.ts';
import { passTime } from '#features/progress/core/pass-time.ts';
import { expectedChance } from '#features/progress/core/response-curve.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { stateBeforeOf } from '#features/progress/server/public.ts';
import { marksOf } from '#features/quiz/core/marks.ts';
import { questionStatesOf } from '#features/quiz/server/public.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { classProgress } from '../contract/class-progress.ts';
import { compareYears, countWaiting } from './public.ts';

const test = useTestApp();
const SHARES = 10_000;
const TEST_TIMEOUT_MS = 120_000;

const query = async (text: string) => (await test.database.pool.query<Record<string, unknown>>(text)).rows;

/** What is kept of everybody. */
async function kept() {
  return {
    days: await query('select * from student_days order by student_id, epoch, day, class_id, level'),
    skills: await query(
      'select * from student_skill_days order by student_id, epoch, day, class_id, level, skill, target',
    ),
    years: await query(
      `select student_id, epoch, school_year, class_id, quizzes, passed, quizzes_read, to_json(skills) as skills
         from student_years order by student_id, epoch, school_year, class_id`,
    ),
  };
}

/** The same, computed here from the answers: one by one, without a statement that adds. */
async function recomputed() {
  const { rows: answers } = await test.database.pool.query<Answer>(`
    select a.student_id, a.id as attempt_id, a.epoch, a.finished_day as day, coalesce(a.class_id, 0) as class_id,
           v.level, a.passage_version_id, a.passed, a.marks, a.points, a.state_before, a.gap_days, a.question_states,
           n.position, n.option_id, n.is_fast, n.seconds
      from attempts a join passage_versions v on v.id = a.passage_version_id
      join answers n on n.student_id = a.student_id and n.attempt_id = a.id
     where a.kind = 'practice' and a.status = 'finished' order by a.student_id, a.id, n.position`);
  const days = new Map<string, Record<string, unknown> & typeof NO_QUIZZES>();
  const skills = new Map<string, Record<string, unknown> & SkillSums>();
  const years = new Map<string, Record<string, unknown> & typeof NO_YEAR>();
  for (const answer of answers) {
    const { student_id, epoch, day, class_id, level, position } = answer;
    const key = { student_id, epoch, day, class_id, level };
    const milliseconds = Math.round(Math.fround(answer.seconds) * 1000);
    const ofDay = days.get(JSON.stringify(key)) ?? { ...key, ...NO_QUIZZES };
    ofDay.milliseconds += milliseconds;
    const ofYear = { student_id, epoch, school_year: schoolYearNamed(day), class_id };
    const year = years.get(JSON.stringify(ofYear)) ?? { ...ofYear, ...NO_YEAR, skills: [...NO_YEAR.skills] };
    years.set(JSON.stringify(ofYear), year);
    if (position === 0) {
      for (const one of [ofDay, year]) {
        one.quizzes += 1;
        one.passed += answer.passed ? 1 : 0;
        one.quizzes_read += wasRead(marksOf(answer.marks)) ? 1 : 0;
      }
      ofDay.quizzes_summed += 1;
      ofDay.points += answer.points;
    }
    days.set(JSON.stringify(key), ofDay);
    const question = (await test.app.services.library.version(answer.passage_version_id))!.questions[
      position
    ]!;
    const ofSkill = { ...key, skill: question.skill, target: question.target };
    const sum = skills.get(JSON.stringify(ofSkill)) ?? { ...ofSkill, ...NO_ANSWERS };
    const chance = expectedChance(
      passTime(stateBeforeOf(answer.state_before, answer.attempt_id), answer.gap_days),
      questionStatesOf(answer.question_states, answer.attempt_id)[position]!,
    );
    sum.milliseconds += milliseconds;
    const more = {
      answered: 1,
      counted: answer.is_fast ? 0 : 1,
      // By the key that holds now, whatever was stored.
      right_counted: !answer.is_fast && answer.option_id === question.key.id ? 1 : 0,
      expected: answer.is_fast ? 0 : Math.round(chance * SHARES),
      variance: answer.is_fast ? 0 : Math.round(chance * (1 - chance) * SHARES),
    };
    for (const [place, name] of SUMS.entries()) {
      sum[name] += more[name];
      ofDay[name] += more[name];
      year.skills[SUMS.length * IN_A_YEAR.indexOf(question.skill) + place]! += more[name];
    }
    skills.set(JSON.stringify(ofSkill), sum);
  }
  return {
    days: inOrder([...days.values()]),
    skills: inOrder([...skills.values()]),
    years: inOrder([...years.values()]),
  };
}
const NO_ANSWERS = { answered: 0, counted: 0, right_counted: 0, expected: 0, variance: 0, milliseconds: 0 };
const NO_QUIZZES = { quizzes: 0, passed: 0, quizzes_read: 0, quizzes_summed: 0, points: 0, ...NO_ANSWERS };
/** What a year keeps of each skill, and the order in which it keeps them. */
const SUMS = ['answered', 'counted', 'right_counted', 'expected', 'variance'] as const;
const IN_A_YEAR =
  'Vocab, Text Structure, Theme Tone, Central Idea, Supporting Details, Sequence, Inference, Argument & Evidence, Compare'.split(
    ', ',
  );
const NO_YEAR = {
  quizzes: 0,
  passed: 0,
  quizzes_read: 0,
  skills: IN_A_YEAR.flatMap(() => SUMS.map(() => 0)),
};
type SkillSums = Record<keyof typeof NO_ANSWERS, number>;

/** The year of the 15 August before a day, or on it. */
function schoolYearNamed(day: number): number {
  const date = new Date(day * MS_PER_DAY).toISOString();
  return Number(date.slice(0, 4)) - (date.slice(5, 10) < '08-15' ? 1 : 0);
}
interface Answer {
  readonly student_id: number;
  readonly attempt_id: number;
  readonly epoch: number;
  readonly day: number;
  readonly class_id: number;
  readonly level: number;
  readonly passage_version_id: number;
  readonly passed: boolean;
  readonly marks: string;
  readonly points: number;
  readonly state_before: unknown;
  readonly gap_days: number;
  readonly question_states: unknown;
  readonly position: number;
  readonly option_id: number;
  readonly is_fast: boolean;
  readonly seconds: number;
}

/** Rows by their text: two lists of the same rows are the same list. */
const inOrder = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted();

async function expectTrue() {
  const { days, skills, years } = await kept();
  const raw = await recomputed();
  expect(inOrder(days)).toEqual(raw.days);
  expect(inOrder(skills)).toEqual(raw.skills);
  expect(inOrder(years)).toEqual(raw.years);
  return { days, skills, years };
}

/** Numbers from 0 to 1 that are the same at each run of the test. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const tomorrow = (days: number) => test.clock.set(new Date(test.clock.now().getTime() + days * MS_PER_DAY));

/** The option that somebody chose wrongly becomes the key of its question. */
async function correctSomeKey(random: () => number) {
  const { rows } = await test.database.pool.query<{ question_id: number; option_id: number }>(
    'select distinct question_id, option_id from answers where not is_right order by 1, 2',
  );
  const wrong = rows[Math.floor(random() * rows.length)]!;
  const admin = await test.world.admin('Ada');
  await admin.call(correctKey, {
    body: { questionId: wrong.question_id, optionId: wrong.option_id, reason: 'Paragraph 2 says so.' },
  });
  await test.app.services.library.refresh();
  const now = test.clock.now();
  for (const due of await selectDueCorrections(test.database.db, now))
    await rescoreCorrection(test.app.services, due, now);
}

const fail = async () => {
  throw new Error('A later part fails.');
};

/** A new beginning: what was read before belongs to the epoch before. */
const beginAnew = ({ id }: Student) =>
  test.database.pool.query(
    `update student_progress set epoch = epoch + 1, quizzes_taken = 0, quizzes_passed = 0
      where student_id = $1`,
    [id],
  );

it.each([1, 2, 3])(
  'keeps what the answers say, through corrected keys, guesses, zones, classes and new beginnings (history %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const zones = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago'];
    const rooms = await Promise.all(zones.map((timezone) => openReadingClass(test, { timezone })));
    const students: Student[] = [];
    for (const room of rooms) students.push(await room.reader('Ana'));
    for (let step = 0; step < 24; step++) {
      const student = await test.world.comeBack(students[Math.floor(random() * students.length)]!);
      const reader = { level: 2 + random() * 6, guessing: random() < 0.3 ? 0.6 : 0, random };
      await readPassageAs(reader, readingEnvironment(test, student));
      if (random() < 0.5) tomorrow(random() * 3);
      if (random() < 0.15) await correctSomeKey(random);
      if (random() < 0.08) await beginAnew(student);
    }
    await correctSomeKey(random);
    const { skills } = await expectTrue();
    expect(skills.length).toBeGreaterThan(20);
  },
  TEST_TIMEOUT_MS,
);

it('makes the figures of a history that is older than they are, and says so once', async () => {
  const { reader, read } = await openReadingClass(test);
  for (const name of ['Ana', 'Ben']) {
    const student = await reader(name);
    for (let quiz = 0; quiz < 3; quiz++) await read(student);
  }
  const before = await expectTrue();
  await test.database.pool.query('delete from student_days');
  await test.database.pool.query('delete from student_skill_days');
  await test.database.pool.query('delete from student_years');
  await test.database.pool.query(
    `insert into students_to_count select distinct student_id from attempts where kind = 'practice' and status = 'finished'`,
  );
  expect(await countWaiting(test.app.services)).toBeGreaterThan(1);
  expect(await kept()).toEqual(before);
  expect(await countWaiting(test.app.services)).toBe(0);
});

it.each([
  ['update student_days set points = points + 1 where student_id = $1', 'kept days are the quizzes'],
  ['delete from student_days where student_id = $1', 'kept days are the quizzes'],
  ['update student_days set variance = variance + 1 where student_id = $1', 'kept days are the quizzes'],
  ['update student_days set quizzes_summed = 0 where student_id = $1', 'kept days are the quizzes'],
  ['update student_skill_days set milliseconds = milliseconds + 1 where student_id = $1', 'kept skills are'],
  ['delete from student_skill_days where student_id = $1', 'kept skills are the answers'],
  ['update answers set is_fast = not is_fast where student_id = $1', 'kept skills are the answers'],
  ['update student_years set skills[1] = skills[1] + 1 where student_id = $1', 'kept skills of school years'],
  [
    'update student_years set quizzes = quizzes + 1 where student_id = $1',
    'kept school years are their days',
  ],
  ['delete from student_years where student_id = $1', 'kept school years are their days'],
])('is looked after by the view of what must always hold: %s', async (change, promise) => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const client = await test.database.pool.connect();
  const promises = async () =>
    (
      await client.query<{ promise: string }>('select promise from invariants where student_id = $1', [
        ana.id,
      ])
    ).rows.map((row) => row.promise);
  try {
    await client.query('begin');
    expect(await promises()).toEqual([]);
    await client.query(change, [ana.id]);
    expect(await promises()).toContainEqual(expect.stringContaining(promise));
    // Until they are counted again, figures may differ.
    await client.query('insert into students_to_count (student_id) values ($1)', [ana.id]);
    expect(await promises()).not.toContainEqual(expect.stringContaining('kept'));
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** A row as an earlier release writes it. */
const WITHOUT_SUMS =
  'quizzes_summed = null, answered = null, counted = null, right_counted = null, expected = null, variance = null';

it('tells the same of a day to which an older release has added a quiz and no answers', async () => {
  const { teacher, room, reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  for (let quiz = 0; quiz < 3; quiz++) await read(ana);
  const progress = async () =>
    (await teacher.call(classProgress, { params: { classId: room.id }, query: {} })).data.students;
  const [before] = await progress();
  expect(before?.answers).toBeGreaterThan(10);
  for (const left of [
    WITHOUT_SUMS,
    'quizzes_summed = 0, answered = 0, counted = 0, right_counted = 0, expected = 0, variance = 0',
  ]) {
    await query(
      `update student_days set ${left} where student_id = ${ana.id} and level = (select min(level) from student_days where student_id = ${ana.id})`,
    );
    expect(await progress()).toEqual([before]);
  }
  await query(`insert into students_to_count values (${ana.id})`);
  await countWaiting(test.app.services);
  expect(await progress()).toEqual([before]);
  await expectTrue();
});

it('is counted again where school years are not the sums of their days, as an older release leaves them', async () => {
  const { reader, read } = await openReadingClass(test);
  const [ana, ben] = [await reader('Ana'), await reader('Ben')];
  for (const student of [ana, ben]) await read(student);
  const before = await kept();
  const compare = async () => {
    await compareYears(test.app.services).run();
    return (await query('select student_id from students_to_count')).map(({ student_id }) => student_id);
  };
  expect(await compare()).toEqual([]);
  await query(`update student_years set skills[3] = skills[3] + 1 where student_id = ${ana.id}`);
  expect(await compare()).toEqual([ana.id]);
  await query(`update student_years set quizzes = quizzes + 1 where student_id = ${ben.id}`);
  expect(await compare()).toEqual([ana.id, ben.id]);
  expect(await countWaiting(test.app.services)).toBe(2);
  expect(await kept()).toEqual(before);
  // Of the days: without the sums, and with those of fewer quizzes than there are.
  await query(`update student_days set ${WITHOUT_SUMS} where student_id = ${ana.id}`);
  await query(`update student_days set quizzes_summed = quizzes - 1 where student_id = ${ben.id}`);
  expect(await compare()).toEqual([ana.id, ben.id]);
  await countWaiting(test.app.services);
  await query(`update student_days set right_counted = right_counted - 1 where student_id = ${ana.id}`);
  expect(await compare()).toEqual([ana.id]);
  await countWaiting(test.app.services);
  expect(await kept()).toEqual(before);
});

it('is taken back with the quiz when a later part fails', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  const quizzes = async () => (await kept()).days.filter(({ student_id }) => student_id === ana.id).length;
  const { onPointsWritten } = test.app.services;
  Object.assign(test.app.services, { onPointsWritten: [fail] });
  await expect(read(ana)).rejects.toThrow('500');
  expect(await quizzes()).toBe(0);
  Object.assign(test.app.services, { onPointsWritten });
  await read(ana, STEADY_READER);
  expect(await quizzes()).toBe(1);
});
