import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { selectRowsWith } from '#app/server/testing/traces-queries.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { inviteTeacher } from '#features/classes/contract/teacher-invitations.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import { sendInquiry } from '#features/help/contract/contact.ts';
import { learnFromAttempts, relearnQuestions, replayEverything } from '#features/item-bank/server/public.ts';
import { quizHistory } from '#features/overview/contract/endpoints.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { erasePerson, noErasureRecord } from './public.ts';

const test = useTestApp();

const erase = ({ id: userId }: { readonly id: number }, more: { classesTo?: number } = {}) =>
  erasePerson(
    { ...test.app.services, erasures: noErasureRecord },
    { userId, by: null, reason: 'asked', ...more },
    test.clock.now(),
  );
const count = async (what: string, ...values: unknown[]) =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`, values)).rows[0]
    ?.n;

/** A class in which two students have read, written and asked; the first one is to be erased. */
async function setUp() {
  const { teacher, room, writer, handIn, list } = await openEssayClass(test);
  const [ana, ben] = [await writer('Anastasia'), await writer('Benedict')];
  for (const student of [ana, ben]) await handIn(student);
  const essay = (await list()).find(({ studentId }) => studentId === ana.id);
  const { attemptId } = essay ?? { attemptId: 0 };
  await teacher.call(scoreEssay, {
    body: { studentId: ana.id, attemptId, score: 3, comment: 'Careful work, Anastasia.' },
  });
  await ana.call(inviteTeacher, { body: { email: 'novak@school.example' } });
  const { pool } = test.database;
  await pool.query(
    `insert into reader_marks (student_id, passage_version_id, marks, changed_at)
     select $1, min(passage_version_id), '[{"paragraph": 1, "start": 0, "end": 4, "note": "like my zebrafinch"}]', now()
       from attempts where student_id = $1`,
    [ana.id],
  );
  await pool.query(
    `insert into worklist_dismissals (teacher_id, row_key, state, dismissed_at)
     values ($1, 'guessing:1', $2, now()), ($1, 'guessing:2', $3, now())`,
    [teacher.id, `${ana.id}:3,${ben.id}:4`, `${ana.id}:1`],
  );
  await test.world.anyone.call(logIn, { body: { username: ana.username, password: 'not this one' } });
  await learnFromAttempts(test.database.db, () => test.clock.now());
  return { teacher, room, ana, ben };
}

it('leaves nothing of a student, and everything of the others', async () => {
  const { teacher, room, ana, ben } = await setUp();
  const history = async () => (await ben.call(quizHistory, { params: { studentId: ben.id }, body: {} })).data;
  const before = await history();
  const answersOfBen = await count('answers where student_id = $1', ben.id);
  const withTheseWords = async () => (await selectRowsWith(test.database.db, OWN_WORDS.slice(0, 40))).length;
  const written = await withTheseWords();
  expect(await selectRowsWith(test.database.db, 'zebrafinch')).toHaveLength(1);

  expect(await erase(ana)).toBeInstanceOf(Buffer);

  for (const text of [ana.username, 'Anastasia', 'zebrafinch', 'novak@school.example'])
    expect([text, await selectRowsWith(test.database.db, text)]).toEqual([text, []]);
  // The essays of other students have the same words.
  expect(await withTheseWords()).toBe(written - 1);
  const { rows: columns } = await test.database.pool.query<{ table: string; column: string }>(`
    select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and column_name ~ '(student|user|teacher)_id$' and table_name not in ('audit_log', 'invariants')`);
  expect(columns.length).toBeGreaterThan(15);
  for (const { table, column } of columns)
    expect([table, column, await count(`${table} where ${column} = $1`, ana.id)]).toEqual([table, column, 0]);

  const { rows: putAway } = await test.database.pool.query(
    'select row_key, state from worklist_dismissals where teacher_id = $1',
    [teacher.id],
  );
  expect(putAway).toEqual([{ row_key: 'guessing:1', state: `${ben.id}:4` }]);
  expect(await history()).toEqual(before);
  expect(await count('answers where student_id = $1', ben.id)).toBe(answersOfBen);
  expect(await count('classes where id = $1', room.id)).toBe(1);
  expect(await count('invariants')).toBe(0);
});

it('lets questions learn again from the others, so that every figure is the sum of what is there', async () => {
  const { ana } = await setUp();
  const waiting = () => count('questions_to_relearn');
  await relearnQuestions(test.database.db);
  const answers = async () =>
    (await test.database.pool.query<{ n: number }>('select sum(answers)::int as n from question_states'))
      .rows[0]?.n ?? 0;
  const before = await answers();
  const ofAna = await count('answers where student_id = $1 and not is_fast', ana.id);
  await erase(ana);
  expect(await waiting()).toBeGreaterThan(5);
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
  expect(await relearnQuestions(test.database.db)).toBeGreaterThan(5);
  expect(await waiting()).toBe(0);
  expect(await answers()).toBe(before - (ofAna ?? 0));
  expect((await replayEverything(test.database.db)).differences).toEqual([]);
});

it('erases a teacher once somebody has the classes, and what students asked under the address', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 7');
  const ana = await room.student('Ana');
  const email = `${rivera.username}@school.example`;
  await ana.call(inviteTeacher, { body: { email } });
  await inviteToTeach(test, { room: await novak.class('Room 9'), teacher: rivera });
  await inviteToTeach(test, { room: await novak.class('Room 10'), teacher: rivera }, 'approved');
  await test.database.pool.query(
    `insert into mails (message_key, to_address, subject, content, state, created_at, ends_at)
     select gen_random_uuid(), address, 'A subject', jsonb_build_object('heading', words), 'kept', now(), now() + interval '1 day'
       from (values ($1, 'An invitation'), ('x@school.example', $2)) m (address, words)`,
    [email, `From ${rivera.username}`],
  );
  const inquiry = {
    inquiryKey: randomUUID(),
    name: 'Rivera',
    email: email.toUpperCase(),
    text: 'How do I start?',
  };
  expect((await test.world.anyone.call(sendInquiry, { body: inquiry })).status).toBe(200);
  const refused = await erase(rivera);
  expect(refused instanceof Refusal && refused.code).toBe('has-classes');
  expect(await erase(rivera, { classesTo: novak.id })).toBeInstanceOf(Buffer);
  expect(await count('classes where id = $1 and teacher_id = $2', room.id, novak.id)).toBe(1);
  expect(await count('contact_inquiries where lower(email) = $1', email)).toBe(0);
  for (const text of [rivera.username, email])
    expect([text, await selectRowsWith(test.database.db, text)]).toEqual([text, []]);
  expect(await count('class_students where student_id = $1 and removed_at is null', ana.id)).toBe(1);
});

it('leaves a message that came from an address of two people, because nobody knows whose it was', async () => {
  const email = `family.${randomUUID().slice(0, 8)}@home.example`;
  const [one, two] = [await test.world.parent('Jo'), await test.world.parent('Kim')];
  await test.database.pool.query('update users set email = $1 where id = any($2)', [email, [one.id, two.id]]);
  const inquiry = { inquiryKey: randomUUID(), name: '', email, text: 'How do I start?' };
  await test.world.anyone.call(sendInquiry, { body: inquiry });
  await erase(one);
  expect(await count('contact_inquiries where email = $1', email)).toBe(1);
  await erase(two);
  expect(await count('contact_inquiries where email = $1', email)).toBe(0);
});

it('does not find somebody who is gone', async () => {
  const ana = await test.world.student('Ana');
  await erase(ana);
  const again = await erase(ana);
  expect(again instanceof Refusal && again.code).toBe('not-found');
});
