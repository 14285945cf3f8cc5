import { beforeAll, expect, it, vi } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { startPretest, startQuiz, studentQuizData } from '../contract/endpoints.ts';
import { swapPassage } from '../contract/swap-passage.ts';

const test = useTestApp();
const A_DAY = 86_400;
let ana: Student;
let ben: Student;
let dia: Student;
let eva: Student;

beforeAll(async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ready = async (name: string) => {
    const student = await room.student(name);
    const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
    await takePretestAs(reader, { student, library: test.app.services.library, clock: test.clock });
    return student;
  };
  ana = await ready('Ana');
  ben = await ready('Ben');
  dia = await ready('Dia');
  eva = await ready('Eva');
});

const swap = (student: Student, attemptId: number) => student.call(swapPassage, { body: { attemptId } });
const passageOf = (versionId: number) => test.app.services.library.known(versionId)!.passageId;

it('offers none of the passages again that were put back today', async () => {
  // The clock of the other tests has run on.
  eva = await test.world.comeBack(eva);
  const gone: number[] = [];
  for (let swaps = 0; swaps < 3; swaps++) {
    const quiz = await eva.beginQuiz();
    expect(gone).not.toContain(passageOf(quiz.versionId));
    gone.push(passageOf(quiz.versionId));
    const { quiz: open } = (await eva.call(studentQuizData, { params: { studentId: eva.id } })).data;
    expect(open?.swapsLeft).toBe(3 - swaps);
    await swap(eva, quiz.attemptId);
  }
  for (let round = 0; round < 12; round++) {
    await test.database.pool.query('delete from offers where student_id = $1', [eva.id]);
    await eva.call(startQuiz, { query: {} });
    const { rows } = await test.database.pool.query<{ passage_id: number }>(
      'select passage_id from offers where student_id = $1',
      [eva.id],
    );
    expect(rows).toHaveLength(3);
    for (const { passage_id } of rows) expect(gone).not.toContain(passage_id);
  }
  const { swapsLeft } = await eva.beginQuiz();
  expect(swapsLeft).toBe(0);
});

it('ends the quiz, offers three other passages, and keeps the limits of the day', async () => {
  for (let swaps = 0; swaps < 3; swaps++) {
    const quiz = await ana.beginQuiz();
    expect((await swap(ana, quiz.attemptId)).data).toEqual({ swapped: true });
    const open = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
    expect(open.quiz).toBeNull();
    const { data } = await ana.call(startQuiz, { query: {} });
    if (data.kind !== 'offers') throw new Error('offers were expected');
    expect(data.offers).toHaveLength(3);
    const rows = await test.database.pool.query<{ passage_id: number }>(
      'select passage_id from offers where student_id = $1 order by round desc, slot limit 3',
      [ana.id],
    );
    expect(rows.rows.map((row) => row.passage_id)).not.toContain(passageOf(quiz.versionId));
  }
  const quiz = await ana.beginQuiz();
  expect((await swap(ana, quiz.attemptId)).problem).toMatchObject({ status: 429, code: 'swapped-enough' });
  test.clock.pass(A_DAY);
  ana = await test.world.comeBack(ana);
  ben = await test.world.comeBack(ben);
  expect((await swap(ana, quiz.attemptId)).data).toEqual({ swapped: true });
});

it('leaves a quiz alone once a question is answered, and one that is over', async () => {
  const quiz = await ben.beginQuiz();
  test.clock.pass(60);
  await ben.answer(quiz, quiz.next!.options[0]!.optionId, 60);
  expect((await swap(ben, quiz.attemptId)).problem.code).toBe('answered-already');
  const open = (await ben.call(studentQuizData, { params: { studentId: ben.id } })).data;
  expect(open.quiz).toMatchObject({ attemptId: quiz.attemptId, answeredCount: 1 });
});

it('touches nobody else’s quiz, and no pretest', async () => {
  const quiz = await ana.beginQuiz();
  expect((await swap(ben, quiz.attemptId)).problem.code).toBe('answered-already');
  const open = (await ana.call(studentQuizData, { params: { studentId: ana.id } })).data;
  expect(open.quiz?.attemptId).toBe(quiz.attemptId);
  const cal = await test.world.student('Cal');
  const { quiz: first } = (await cal.call(startPretest, { params: { id: cal.id } })).data;
  expect((await swap(cal, first!.attemptId)).problem.code).toBe('answered-already');
});

/** Lets both taps of a double tap come past every check before the first of them ends the quiz. */
async function tapTwice(student: Student, attemptId: number) {
  const holder = await test.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from attempts where id = $1 for update', [attemptId]);
    const taps = Promise.all([swap(student, attemptId), swap(student, attemptId)]);
    await vi.waitUntil(async () => (await countWaiting(test)) === 2, { timeout: 10_000 });
    await holder.query('commit');
    return (await taps).map(({ status }) => status).toSorted((a, b) => a - b);
  } finally {
    holder.release();
  }
}

it('counts a double tap once', async () => {
  // The clock of the other tests has run on.
  dia = await test.world.comeBack(dia);
  expect(await tapTwice(dia, (await dia.beginQuiz()).attemptId)).toEqual([200, 409]);
  for (const status of [200, 200, 429])
    expect((await swap(dia, (await dia.beginQuiz()).attemptId)).status).toBe(status);
}, 30_000);
