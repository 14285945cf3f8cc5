import { beforeAll, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { quizReviewData } from '../contract/endpoints.ts';
import { keepReaderMarks, readReaderMarks } from '../contract/reader-marks.ts';
import type { QuizView } from '../contract/views.ts';

const test = useTestApp();
const MARK = { paragraph: 1, start: 0, end: 5, note: 'A clue, I think.' };
let ana: Student;
let quiz: QuizView;
let teacher: Awaited<ReturnType<typeof test.world.teacher>>;

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  ana = await (await teacher.class('Room 12')).student('Ana');
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
  await takePretestAs(reader, { student: ana, library: test.app.services.library, clock: test.clock });
  quiz = await ana.beginQuiz();
});

const keep = (marks: readonly (typeof MARK)[], of = quiz.attemptId, by: Student = ana) =>
  by.call(keepReaderMarks, { body: { attemptId: of, marks: [...marks] } });
const read = async (attemptId = quiz.attemptId) =>
  (await ana.call(readReaderMarks, { query: { attemptId } })).data.marks;
const rows = async () =>
  (await test.database.pool.query('select marks from reader_marks where student_id = $1', [ana.id])).rows;

it('keeps what is marked in place of what was, and nothing where nothing is marked any more', async () => {
  await keep([]);
  expect(await read()).toEqual([]);
  expect((await keep([MARK])).data).toEqual({ kept: 1 });
  expect(await read()).toEqual([MARK]);
  await keep([MARK, { ...MARK, paragraph: 2 }]);
  expect(await rows()).toHaveLength(1);
  expect(await read()).toHaveLength(2);
  await keep([]);
  expect(await rows()).toEqual([]);
});

it('finds them again when the same passage is read again', async () => {
  await keep([MARK]);
  await test.database.pool.query(
    `insert into attempts (student_id, kind, status, epoch, passage_id, passage_version_id, settings, question_states, question_count, started_at, spent_until)
     select student_id, kind, 'stopped', epoch, passage_id, passage_version_id, settings, question_states, question_count, started_at, spent_until
       from attempts where id = $1`,
    [quiz.attemptId],
  );
  const { rows: again } = await test.database.pool.query<{ id: number }>(
    'select max(id) as id from attempts where student_id = $1',
    [ana.id],
  );
  expect(await read(again[0]!.id)).toEqual([MARK]);
});

it('bounds their number and their size', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ ...MARK, start: index, end: index + 1 }));
  expect((await keep(many)).status).toBe(400);
  expect((await keep([{ ...MARK, note: 'x'.repeat(501) }])).status).toBe(400);
  expect((await keep([{ ...MARK, start: 9, end: 9 }])).status).toBe(400);
  const longest = many.slice(1).map((mark) => ({ ...mark, note: '好'.repeat(500) }));
  expect((await keep(longest)).status).toBe(200);
  await keep([MARK]);
});

it('takes no place beyond the text', async () => {
  const { paragraphs } = test.app.services.library.known(quiz.versionId)!;
  const last = { ...MARK, paragraph: paragraphs.length, end: paragraphs.at(-1)!.length };
  expect((await keep([last])).status).toBe(200);
  const outside = { status: 422, code: 'outside-text' };
  expect((await keep([{ ...last, end: last.end + 1 }])).problem).toMatchObject(outside);
  expect((await keep([MARK, { ...MARK, paragraph: paragraphs.length + 1 }])).problem).toMatchObject(outside);
  expect(await read()).toEqual([last]);
  await keep([MARK]);
});

it('refuses half of a character in a note', async () => {
  expect((await keep([{ ...MARK, note: 'A clue \ud83d' }])).status).toBe(400);
  expect((await keep([{ ...MARK, note: 'A clue 🙂' }])).status).toBe(200);
  await keep([MARK]);
});

it('is part of nothing that a teacher reads', async () => {
  const answers = await teacher.call(readReaderMarks, { query: { attemptId: quiz.attemptId } });
  expect(answers.status).toBe(403);
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
  await readPassageAs(reader, { student: ana, library: test.app.services.library, clock: test.clock });
  const { raw, status } = await teacher.call(quizReviewData, {
    params: { versionId: quiz.versionId },
    query: { attemptId: quiz.attemptId },
  });
  expect(status).toBe(200);
  expect(raw.body).not.toContain('A clue, I think.');
});

it('is for nobody else', async () => {
  const ben = await test.world.student('Ben');
  expect((await keep([MARK], quiz.attemptId, ben)).status).toBe(404);
});
