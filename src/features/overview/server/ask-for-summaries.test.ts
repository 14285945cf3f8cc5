import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { leaveClass } from '#features/classes/contract/leave-class.ts';
import { erasePerson, noErasureRecord } from '#features/own-data/server/public.ts';
import { getDocument, getJobStatus } from '#features/reports/contract/documents.ts';
import { skillName } from '#features/reports/core/skill-words.ts';
import { fetchDocument, useDocumentWorker } from '#features/reports/server/testing/document-worker.ts';
import { findPdfFaults } from '#platform/pdf/server/testing/find-pdf-faults.ts';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { quizHistory, studentProfileData, viewProfileForStudent } from '../contract/endpoints.ts';
import { generateReportData, MAX_SUMMARIES, summarizeStudents } from '../contract/summaries.ts';
import { levelNowInWords, movedInWords } from '../core/report-figures.ts';
import { skillRows, skillsSentence } from '../core/skill-rows.ts';

const test = useTestApp();
useDocumentWorker(test);

let teacher: Teacher;
let ana: Student;
let ben: Student;

beforeAll(async () => {
  const { teacher: rivera, room, reader, read } = await openReadingClass(test);
  teacher = rivera;
  await approve(test, teacher);
  ana = await reader('Ana');
  ben = await room.student('Ben');
  for (let quiz = 0; quiz < 3; quiz++) await read(ana);
}, 120_000);

const ask = async (by: Teacher, studentIds: number[], days: { startDate?: string; endDate?: string } = {}) =>
  (await by.call(summarizeStudents, { body: { studentIds, ...days } })).data.documentId;
/** Statements that wait for another transaction. */
const waitingForLock = async () => {
  const { rows } = await test.database.pool.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.n;
};
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

describe('the reports of students', { timeout: 120_000 }, () => {
  it('have the figures of the screen, each student on pages of their own', async () => {
    const { file, fileName } = await fetchDocument(teacher, await ask(teacher, [ben.id, ana.id]));
    expect(await findPdfFaults(file)).toEqual([]);
    const read = await readPdf(file);
    expect(fileName).toBe('2 student reports.pdf');
    expect(read).toMatchObject({ title: '2 student reports', language: 'en-US', tagged: true });
    const ofStudent = (name: string) =>
      read.pages.filter((page) => page.includes(`${name} · Room 12`)).join(' ');
    const { data } = await teacher.call(studentProfileData, { params: { id: ana.id }, body: {} });
    const { data: profile } = await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
    const { data: history } = await teacher.call(quizHistory, { params: { studentId: ana.id }, body: {} });
    const text = squeezed(ofStudent(profile.name));
    const rows = skillRows(data.skills).filter(({ answers }) => answers > 0);
    const expected = [
      levelNowInWords(profile),
      movedInWords(data.levels),
      `${data.work.passed} of ${data.work.quizzes}`,
      `${data.work.right} of ${data.work.counted}`,
      `${data.work.points} points for these quizzes.`,
      skillsSentence(rows),
      ...rows.flatMap(({ skill, right, counted }) => [skillName(skill), `${right} of ${counted}`]),
      ...history.quizzes.map(({ title }) => title),
    ];
    expect(rows.length).toBeGreaterThan(2);
    for (const words of expected) expect(text).toContain(squeezed(words));
    expect(squeezed(read.pages.find((page) => page.startsWith('Ben')) ?? '')).toContain('Notknownyet');
    expect(read.pages[0]).toMatch(/Page 1 of [12]$/);
    expect(read.alternatives.join(' ')).toMatch(/A bar for each skill.*Reading level over time/);
    expect(read.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']));
  });

  it('are of the days that are asked for', async () => {
    const id = await ask(teacher, [ana.id], { startDate: '2020-01-01', endDate: '2020-02-01' });
    const { file, fileName } = await fetchDocument(teacher, id);
    expect(fileName).toMatch(/^Report - Ana/);
    expect((await readPdf(file)).pages.join(' ')).toContain('Jan 1 – Feb 1, 2020');
    expect(
      (await teacher.call(summarizeStudents, { body: { studentIds: [ana.id], endDate: '2099-01-01' } }))
        .problem,
    ).toMatchObject({ status: 400 });
  });

  it('are the same document when the same is asked for again while it waits, by either call', async () => {
    const body = { studentIds: [ana.id, ben.id], endDate: '2026-10-01' };
    const first = await teacher.call(summarizeStudents, { body });
    const again = await teacher.call(generateReportData, {
      body: { ...body, studentIds: [ben.id, ana.id, ana.id], reportType: 'student_summary' },
    });
    expect(again.data).toEqual(first.data);
    await fetchDocument(teacher, first.data.documentId);
    const later = await teacher.call(summarizeStudents, { body });
    expect(later.data).not.toEqual(first.data);
    await fetchDocument(teacher, later.data.documentId);
  });

  it('are only of students whom the teacher teaches, and at most so many', async () => {
    const other = await test.world.teacher('Novak');
    const stranger = await (await other.class('Room 13')).student('Cal');
    expect(
      (await teacher.call(summarizeStudents, { body: { studentIds: [ana.id, stranger.id] } })).problem,
    ).toMatchObject({ status: 422, code: 'not-your-students' });
    expect((await other.call(summarizeStudents, { body: { studentIds: [ana.id] } })).problem).toMatchObject({
      status: 422,
    });
    expect((await ana.call(summarizeStudents, { body: { studentIds: [ana.id] } })).problem).toMatchObject({
      status: 403,
    });
    const many = Array.from({ length: MAX_SUMMARIES + 1 }, (_, index) => index + 1);
    expect((await teacher.call(summarizeStudents, { body: { studentIds: many } })).problem).toMatchObject({
      status: 400,
    });
  });

  it('are readable to the one who asked alone', async () => {
    const documentId = await ask(teacher, [ana.id], { endDate: '2026-09-30' });
    await fetchDocument(teacher, documentId);
    const other = await test.world.teacher('Pell');
    for (const endpoint of [getJobStatus, getDocument])
      expect((await other.call(endpoint, { query: { documentId } })).problem).toMatchObject({ status: 404 });
  });

  it('of a student who has left are left out', async () => {
    const rivera = await openReadingClass(test);
    const cal = await rivera.room.student('Cal');
    const documentId = await ask(rivera.teacher, [cal.id]);
    await fetchDocument(rivera.teacher, documentId);
    await cal.call(leaveClass, { body: { studentId: cal.id, classId: rivera.room.id } });
    expect(
      (await rivera.teacher.call(summarizeStudents, { body: { studentIds: [cal.id] } })).problem,
    ).toMatchObject({ status: 422 });
  });

  it('are begun for nobody while one of the students is being erased', async () => {
    const { teacher: moss, room } = await openReadingClass(test);
    const [fay, gil] = [await room.student('Fay'), await room.student('Gil')];
    const holder = await test.database.pool.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('begin');
    await holder.query('delete from users where id = $1', [fay.id]);
    const asked = moss.call(summarizeStudents, { body: { studentIds: [fay.id, gil.id] } });
    await expect.poll(waitingForLock, { timeout: 10_000 }).toBe(1);
    await holder.query('commit');
    expect((await asked).problem).toMatchObject({
      status: 422,
      code: 'not-your-students',
      detail: expect.stringContaining('Please load the page again.'),
    });
    const { rows } = await test.database.pool.query('select id from job_runs where owner_user_id = $1', [
      moss.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('show a teacher who is not approved only the work for the own class, where another class counts', async () => {
    const novak = await test.world.teacher('Novak');
    const other = await novak.class('Room 7');
    await ana.call(joinClass, { body: { classCode: other.code } });
    const { file } = await fetchDocument(novak, await ask(novak, [ana.id]));
    const text = squeezed((await readPdf(file)).pages.join(' '));
    expect(text).toContain(squeezed('Another class counts for this student'));
    expect(text).toContain(squeezed('No quizzes in these days.'));
    const { data: profile } = await teacher.call(viewProfileForStudent, { body: { studentId: ana.id } });
    expect(text).not.toContain(squeezed(levelNowInWords(profile)));
    expect(text).not.toContain('Room12');
  });

  it('are gone with a student who is erased', async () => {
    const { teacher: moss, room } = await openReadingClass(test);
    const [dee, eva] = [await room.student('Dee'), await room.student('Eva')];
    const both = await ask(moss, [dee.id, eva.id]);
    await fetchDocument(moss, both);
    const alone = await ask(moss, [eva.id]);
    await fetchDocument(moss, alone);
    await erasePerson(
      { ...test.app.services, erasures: noErasureRecord },
      { userId: dee.id, by: null, reason: 'asked' },
      test.clock.now(),
    );
    expect((await moss.call(getDocument, { query: { documentId: both } })).problem).toMatchObject({
      status: 404,
    });
    expect((await moss.call(getDocument, { query: { documentId: alone } })).status).toBe(200);
  });
});
