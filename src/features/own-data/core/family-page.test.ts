import { expect, it } from 'vitest';
import type { ExportedTable, PersonExport } from '#platform/personal-data/core/export-files.ts';
import { familyPage } from './family-page.ts';

const table = (name: string, ...rows: Readonly<Record<string, unknown>>[]): ExportedTable => {
  const columns = Object.keys(rows[0] ?? {});
  return { name, holds: '', columns, rows: rows.map((row) => columns.map((column) => row[column])) };
};
const account = {
  username: 'ana.l',
  role: 'student',
  first_name: 'Ana',
  last_name: 'Lopez',
  timezone: 'America/New_York',
  created_at: '2026-09-01T12:00:00.000Z',
};
const attempt = {
  id: 31,
  kind: 'practice',
  status: 'finished',
  passage_version_id: 5,
  marks: 'rrrwR',
  passed: true,
  finished_day: 20_743,
  // Still the day before in New York.
  finished_at: '2026-10-18T02:00:00.000Z',
};
const essay = {
  attempt_id: 31,
  status: 'submitted',
  text: 'The hill <b>was</b> in its way.\n\nSo it turned.',
  submitted_at: '2026-10-18T02:00:00.000Z',
  score: 3,
  comment: 'Say which paragraph shows this.',
};
const standing = {
  pretest_status: 'pretest_complete',
  // The estimate is nearer to Five.
  mean: 4.7,
  level: 4,
  counted_answers: 30,
  total_points: 120,
  quizzes_taken: 6,
  quizzes_passed: 4,
};
const full = [
  table('users', account),
  table('class_students', { class_id: 7, joined_at: '2026-09-02T12:00:00.000Z', removed_at: null }),
  table('student_progress', standing),
  table('attempts', attempt, { ...attempt, id: 30, kind: 'pretest', passed: false }),
  table('essays', essay),
  table('reader_marks', {
    passage_version_id: 5,
    marks: [
      { paragraph: 2, start: 0, end: 4, note: 'Why?' },
      { paragraph: 3, start: 0, end: 4, note: '' },
    ],
  }),
  table('names_of_passages', { id: 5, title: 'The River & the Hill', level: 4 }),
  table('names_of_classes', { id: 7, name: 'Room 12' }),
];
const textOf = (tables: readonly ExportedTable[], facts: Partial<PersonExport> = {}) =>
  familyPage({
    username: 'ana.l',
    madeAt: new Date('2026-10-20T14:00:00Z'),
    reader: 'person',
    tables,
    ...facts,
  })?.text ?? null;

/** A row without some columns. */
const without = (hidden: readonly string[], row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column)));

it('tells in words who the child is, where they stand and what they read', () => {
  const text = textOf(full);
  for (const words of [
    '<h1>Ana Lopez: reading with Openleaf</h1>',
    'What Openleaf keeps about Ana Lopez, on October 20, 2026.',
    'Logs in as <b>ana.l</b>. The account was created on September 1, 2026.',
    'Room 12, since September 2, 2026',
    'Reads at <b>Level Four</b> of twelve levels now. Quizzes finished: 6. Passed: 4. Points: 120. Rank: Tactician.',
    '<td>October 17, 2026</td><td>The River &amp; the Hill</td><td>Four</td><td>3 of 5 right · 1 too fast to count, passed</td>',
  ])
    expect(text).toContain(words);
});

it('has essays whole, with what the teacher said, and nothing that a child wrote becomes a part of the page', () => {
  const text = textOf(full);
  expect(text).toContain('<p class="about">Handed in on October 17, 2026 · 3 of 4 from the teacher</p>');
  expect(text).toContain('<p>The hill &lt;b&gt;was&lt;/b&gt; in its way.</p>\n<p>So it turned.</p>');
  expect(text).toContain('<blockquote><p>Say which paragraph shows this.</p></blockquote>');
});

it('has the notes of a child, and none where the export is for a teacher', () => {
  expect(textOf(full)).toContain('<li>Paragraph 2: Why?</li>');
  expect(textOf(full)).not.toContain('Paragraph 3');
  const withoutNotes = full.filter(({ name }) => name !== 'reader_marks');
  const text = textOf(withoutNotes, { reader: 'teacher' });
  expect(text).not.toContain('Notes beside the text');
  expect(text).toContain('What a teacher does not see is in none of them');
});

it('tells a parent nothing that a class may hide: no points, no level', () => {
  const [users, classes] = full;
  const text = textOf(
    [
      users!,
      classes!,
      table('student_progress', without(['mean', 'level', 'counted_answers', 'total_points'], standing)),
      table('attempts', without(['marks'], attempt)),
      table('names_of_passages', { id: 5, title: 'The River & the Hill' }),
    ],
    { reader: 'parent' },
  );
  expect(text).toContain('<p>Quizzes finished: 6. Passed: 4.</p>');
  expect(text).toContain('<th>Passage</th><th>How it went</th>');
  expect(text).toContain('<td>The River &amp; the Hill</td><td>passed</td>');
  expect(text).not.toMatch(/Points:|Rank:|Reads at|level is not known/);
  expect(text).toContain('They leave out points and levels; which answers were right;');
});

it('does not tell how a pretest went, which may be taken again', () => {
  expect(textOf(full)).toContain('<td>Four</td><td>Pretest</td>');
});

it('says that a level is not known where no answer counted', () => {
  const [users, , , ...others] = full;
  const tables = [users!, ...others, table('student_progress', { ...standing, counted_answers: 0 })];
  expect(textOf(tables)).toContain('The reading level is not known yet.');
});

it('leaves out what there is nothing of', () => {
  const text = textOf([table('users', account)]);
  for (const title of ['Essays', 'Passages', 'Notes beside the text', 'Reading so far'])
    expect(text).not.toContain(`<h2>${title}</h2>`);
});

it('is not made for grown-ups', () => {
  expect(textOf([table('users', { ...account, role: 'teacher' })])).toBeNull();
});
