import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import * as quizCalls from '../contract/endpoints.ts';
import type { QuizView } from '../contract/views.ts';
import { acceptingMany } from './answer-queries.ts';

const test = useTestApp();
const SLOW = 60;
/** No answer. */
const NOBODY = {
  studentId: [],
  versionId: [],
  position: [],
  questionId: [],
  optionId: [],
  right: [],
  claimedSeconds: [],
  fastBelow: [],
  key: [],
  now: [],
};
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];

interface Reader {
  readonly student: Student;
  readonly quiz: QuizView;
}
let readers: Reader[];

beforeAll(async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  readers = [];
  for (const name of NAMES) {
    const student = await room.student(name);
    const { quiz } = (await student.call(quizCalls.startPretest, { params: { id: student.id } })).data;
    readers.push({ student, quiz: quiz! });
  }
});

const answerNext = async ({ student, quiz }: Reader, key = randomUUID()) =>
  student.answer(quiz, quiz.next!.options[0]!.optionId, SLOW, key);

const goOn = async (): Promise<Reader[]> =>
  Promise.all(
    readers.map(async ({ student }) => {
      const { data } = await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } });
      return { student, quiz: data.quiz! };
    }),
  );

it('accepts the answers of a class at the same moment, each once, whatever is sent twice', async () => {
  test.clock.pass(SLOW);
  const keys = readers.map(() => randomUUID());
  const twice = await Promise.all(
    [...readers, ...readers].map((reader, at) => answerNext(reader, keys[at % keys.length])),
  );
  expect(twice.map(({ status }) => status)).toEqual(twice.map(() => 200));
  for (const at of readers.keys()) expect(twice[at]?.raw.body).toBe(twice[at + readers.length]?.raw.body);

  const after = await goOn();
  expect(after.map(({ quiz }) => quiz.answeredCount)).toEqual(readers.map(() => 1));
  const { rows } = await test.database.pool.query<{ student_id: number; question_id: number; key: string }>(
    'select student_id, question_id, idempotency_key as key from answers order by student_id',
  );
  expect(rows).toEqual(
    readers.map(({ student, quiz }, at) => ({
      student_id: student.id,
      question_id: quiz.next!.questionId,
      key: keys[at],
    })),
  );
});

it('makes no student wait for another whose attempt is locked', async () => {
  test.clock.pass(SLOW);
  const now = await goOn();
  const [held] = now.slice(-1);
  const other = await test.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from attempts where student_id = $1 for update', [held!.student.id]);
    const all = now.map((reader) => answerNext(reader));
    const others = await Promise.all(all.slice(0, -1));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    await other.query('commit');
    expect((await all.at(-1))?.status).toBe(200);
  } finally {
    other.release();
  }
});

it('looks up each attempt by its student, however few were open when the tables were studied', async () => {
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan');
    await client.query("update attempts set status = 'stopped' where status = 'open'; analyze attempts");
    const statement = acceptingMany(NOBODY).compile(test.database.db);
    await client.query(`prepare accept_many as ${statement.sql}`);
    const nothing = statement.parameters.map(() => 'null').join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute accept_many(${nothing})`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      /Index Scan using attempts_one_open .*\s+Index Cond: \(student_id = t\.student_id\)/,
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
});
