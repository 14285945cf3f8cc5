import { expect, it } from 'vitest';
import { exportFileName, exportFiles, type PersonExport } from './export-files.ts';

const EXPORTED: PersonExport = {
  username: 'ana.lopez',
  madeAt: new Date('2026-10-14T14:00:00Z'),
  reader: 'person',
  tables: [
    {
      name: 'essays',
      holds: 'An essay.',
      columns: ['attempt_id', 'text', 'score'],
      rows: [[7, '=HYPERLINK("http://x.example")', null]],
    },
    { name: 'offers', holds: 'A passage that was offered.', columns: ['id'], rows: [] },
  ],
};
const noPage = () => null;
const textOf = (name: string, exported = EXPORTED) =>
  exportFiles(exported, noPage).find((file) => file.name === name)?.text ?? '';

it('says what the files are, and leaves out those with nothing in them', () => {
  expect(exportFiles(EXPORTED, noPage).map(({ name }) => name)).toEqual([
    'read-me.txt',
    'everything.json',
    'essays.csv',
  ]);
  expect(textOf('read-me.txt')).toContain('essays.csv: An essay.');
  expect(textOf('read-me.txt')).toContain('everything that Openleaf keeps');
});

it('says to a teacher what is not in them', () => {
  const words = textOf('read-me.txt', { ...EXPORTED, reader: 'teacher' });
  expect(words).toContain('private notes');
  expect(words).not.toContain('everything that Openleaf keeps');
});

it('says to a parent what is not in them', () => {
  const words = textOf('read-me.txt', { ...EXPORTED, reader: 'parent' });
  expect(words).toContain('It leaves out points and levels; which answers were right; highlights and notes');
  // The same for every child: it does not say that a class of this child hides anything.
  expect(words).toContain('because a class may hide them from its students');
  expect(words).not.toContain('everything that Openleaf keeps');
});

it('keeps a text as it was written in the JSON, and makes no formula of it in the CSV', () => {
  expect(JSON.parse(textOf('everything.json'))).toEqual({
    username: 'ana.lopez',
    madeAt: '2026-10-14T14:00:00.000Z',
    tables: { essays: [{ attempt_id: 7, text: '=HYPERLINK("http://x.example")', score: null }] },
  });
  expect(textOf('essays.csv')).toBe(
    '\uFEFFattempt_id,text,score\r\n7,"\'=HYPERLINK(""http://x.example"")",\r\n',
  );
});

it('names the archive after the person and the day', () => {
  expect(exportFileName(EXPORTED)).toBe('openleaf-ana.lopez-2026-10-14.zip');
});

it('has a page to read where there is one for the person, and says what it is', () => {
  const files = exportFiles(EXPORTED, ({ username }) => ({
    name: 'page.html',
    text: `<h1>${username}</h1>`,
  }));
  expect(files.map(({ name }) => name).slice(0, 3)).toEqual(['read-me.txt', 'page.html', 'everything.json']);
  expect(files[1]?.text).toBe('<h1>ana.lopez</h1>');
  expect(files[0]?.text).toContain('page.html is a page to read and print.');
});
