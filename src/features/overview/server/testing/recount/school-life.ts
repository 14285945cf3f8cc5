import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { readingEnvironment } from '#app/server/testing/reading-class.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { addStudentsToClass, removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { rescoreCorrection } from '#features/item-bank/server/rescore-correction.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { selectDueCorrections } from '#features/library/server/public.ts';
import { halfRight, passed } from '#features/progress/core/points.ts';
import { resetProgress, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { MS_PER_DAY, weekStart } from '#platform/time/core/civil-day.ts';
import { type RawStudent, readRawWork } from './raw-work.ts';
import { sinceReset } from './seen-work.ts';

/** Numbers from 0 to 1 that are the same at each run of a test. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A class and its teacher. */
export interface Room {
  readonly teacher: Teacher;
  readonly room: SchoolClass;
}

export interface School {
  readonly rooms: readonly Room[];
  readonly students: readonly Student[];
  /** What is true of quizzes and weeks for ever once it was true: nothing is taken when a key is corrected. */
  readonly onceTrue: OnceTrue;
}

const openRoom = async (teacher: Teacher, name: string, timezone: string): Promise<Room> => ({
  teacher,
  room: await teacher.class(name, { timezone }),
});

/** One teacher whom an admin has approved and one whom nobody has, in zones that are a day apart, with students of one and of several classes. */
export async function openSchool(test: TestApp): Promise<School> {
  const rivera = await test.world.teacher('Rivera');
  await approve(test, rivera);
  const novak = await test.world.teacher('Novak');
  const rooms = [
    await openRoom(rivera, 'New York', 'America/New_York'),
    await openRoom(novak, 'Kiritimati', 'Pacific/Kiritimati'),
    await openRoom(novak, 'Pago Pago', 'Pacific/Pago_Pago'),
  ] as const;
  const [york, kiritimati, pago] = rooms;
  const students = [
    await york.room.student('Ana'),
    await york.room.student('Ben'),
    await pago.room.student('Cal'),
    await pago.room.student('Dee'),
    await kiritimati.room.student('Eva'),
  ];
  const alsoIn = async (student: Student | undefined, { room }: Room) => {
    test.clock.pass(60);
    await student?.call(joinClass, { body: { classCode: room.code } });
  };
  await alsoIn(students[1], kiritimati);
  await alsoIn(students[2], kiritimati);
  await alsoIn(students[3], york);
  await alsoIn(students[4], pago);
  return { rooms, students, onceTrue: new OnceTrue() };
}

/** Follows what is never taken back: that a quiz was passed, and what counted in a week for the usual goal. */
class OnceTrue {
  readonly passed = new Set<number>();
  readonly #weeks = new Map<string, number>();
  readonly #known = new Set<number>();

  /** After each thing that happens. @param judgedAgain a key was corrected since */
  follow(students: readonly RawStudent[], judgedAgain: boolean): void {
    for (const student of students) {
      const quizzes = student.attempts.filter(({ pretest }) => pretest === null);
      for (const quiz of quizzes) {
        const isNew = !this.#known.has(quiz.attemptId);
        if (isNew && halfRight(quiz.answers)) this.#add(student.id, quiz.epoch, weekStart(quiz.day));
        if ((isNew || quiz.epoch === student.epoch) && passed(quiz.answers)) this.passed.add(quiz.attemptId);
        this.#known.add(quiz.attemptId);
      }
      if (judgedAgain) this.#raise(student);
    }
  }

  /** Quizzes of a week that count for the usual goal. */
  counted({ id, epoch }: RawStudent, monday: number): number {
    return this.#weeks.get(`${id} ${epoch} ${monday}`) ?? 0;
  }

  #add(id: number, epoch: number, monday: number): void {
    const key = `${id} ${epoch} ${monday}`;
    this.#weeks.set(key, (this.#weeks.get(key) ?? 0) + 1);
  }

  #raise(student: RawStudent): void {
    const quizzes = sinceReset(student, student.attempts).filter(({ pretest }) => pretest === null);
    for (const [monday, ofWeek] of Map.groupBy(quizzes, ({ day }) => weekStart(day))) {
      const key = `${student.id} ${student.epoch} ${monday}`;
      const now = ofWeek.filter(({ answers }) => halfRight(answers)).length;
      this.#weeks.set(key, Math.max(this.#weeks.get(key) ?? 0, now));
    }
  }
}

const anyOf = <One>(list: readonly One[], random: () => number): One =>
  list[Math.floor(random() * list.length)] as One;

/** Lets things happen at a school, one after the other: most of them are that somebody reads. */
export async function liveOn(test: TestApp, school: School, { steps, random }: Life): Promise<void> {
  const ids = school.students.map(({ id }) => id);
  for (let step = 0; step < steps; step++) {
    const student = anyOf(school.students, random);
    const judgedAgain = await happen(test, school, { student, random });
    school.onceTrue.follow(await readRawWork(test, ids), judgedAgain);
    if (random() < 0.5) pass(test, random() * 2.5);
  }
}

interface Life {
  readonly steps: number;
  readonly random: () => number;
}

const pass = ({ clock }: TestApp, days: number): void =>
  clock.set(new Date(clock.now().getTime() + days * MS_PER_DAY));

/** @returns whether work was judged again. */
async function happen(
  test: TestApp,
  { rooms, students }: School,
  { student, random }: { readonly student: Student; readonly random: () => number },
): Promise<boolean> {
  const what = random();
  if (what < 0.08) {
    await correctSomeKey(test, random);
    return true;
  }
  if (what < 0.18) await startOver(test, rooms[0], { student: students[Math.floor(random() * 2)], random });
  else if (what < 0.28) await changeClass(test, rooms, { student, random });
  else await read(test, student, random);
  return false;
}

async function read(test: TestApp, student: Student, random: () => number): Promise<void> {
  const here = await test.world.comeBack(student);
  const reader = { level: 2 + random() * 7, guessing: anyOf([0, 0, 0.4, 0.9], random), random };
  const environment = readingEnvironment(test, here);
  const { rows } = await test.database.pool.query<{ done: boolean }>(
    `select pretest_status = 'pretest_complete' as done from student_progress where student_id = $1`,
    [student.id],
  );
  if (rows[0]?.done !== true) {
    await takePretestAs(reader, environment);
    return;
  }
  await readPassageAs(reader, environment);
  if (random() < 0.5) await readPassageAs(reader, environment);
}

const asTeacher = async (test: TestApp, { teacher }: Room) => ({
  ...teacher,
  ...(await test.world.logIn(teacher.username, teacher.password)),
});

/** A teacher whom an admin has approved lets a student start over, or takes that back. */
async function startOver(
  test: TestApp,
  room: Room | undefined,
  { student, random }: { readonly student: Student | undefined; readonly random: () => number },
): Promise<void> {
  if (!room || !student) return;
  const teacher = await asTeacher(test, room);
  const body = { classId: room.room.id, studentIds: [student.id] };
  if (random() < 0.2) await teacher.call(undoReset, { body });
  else await teacher.call(resetProgress, { body: { ...body, resetPoints: random() < 0.5 } });
}

/** A student of several classes leaves one of them, or comes back. */
async function changeClass(
  test: TestApp,
  rooms: readonly Room[],
  { student, random }: { readonly student: Student; readonly random: () => number },
): Promise<void> {
  const room = anyOf(rooms, random);
  const { rows } = await test.database.pool.query<{ class_id: number; removed: boolean }>(
    'select class_id, removed_at is not null as removed from class_students where student_id = $1',
    [student.id],
  );
  const known = rows.find((row) => row.class_id === room.room.id);
  const isIn = rows.filter(({ removed }) => !removed).length;
  if (!known || (isIn < 2 && !known.removed)) return;
  const teacher = await asTeacher(test, room);
  const body = { classId: room.room.id, studentIds: [student.id] };
  await teacher.call(known.removed ? addStudentsToClass : removeStudentsFromClass, { body });
}

/** The option that somebody chose wrongly becomes the key of its question. */
async function correctSomeKey(test: TestApp, random: () => number): Promise<void> {
  const { rows } = await test.database.pool.query<{ question_id: number; option_id: number }>(
    'select distinct question_id, option_id from answers where not is_right order by 1, 2',
  );
  if (rows.length === 0) return;
  const wrong = anyOf(rows, random);
  const admin = await test.world.admin('Ada');
  await admin.call(correctKey, {
    body: { questionId: wrong.question_id, optionId: wrong.option_id, reason: 'Paragraph 2 says so.' },
  });
  await test.app.services.library.refresh();
  const now = test.clock.now();
  for (const due of await selectDueCorrections(test.database.db, now))
    await rescoreCorrection(test.app.services, due, now);
}
