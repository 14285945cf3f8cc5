import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PdfBlock } from '../core/pdf-document.ts';
import { renderPdf } from './render-pdf.ts';
import { readPdf } from './testing/read-pdf.ts';

const DOCUMENT = { title: 'Summary of Ana', language: 'en-US' };
const render = async (...blocks: PdfBlock[]) => {
  const { file } = await renderPdf(DOCUMENT, [{ footer: 'Ms. Rivera', blocks }]);
  return readPdf(file);
};

/** A name in each script that has a font. */
const NAMES = [
  'Łukasz Żółć',
  'Nguyễn Thị Hạnh',
  'Анна Ґалаґан',
  'Δημήτρης',
  'Արամ',
  'ნინო',
  'ሰላም ተስፋዬ',
  '王小明',
  '陳怡君',
  'さくら',
  '김민준',
];
/** Letters of these change with their neighbors: their text comes with them. */
const SHAPED = [
  'प्रिया शर्मा',
  'রহিমা',
  'ਗੁਰਪ੍ਰੀਤ',
  'પ્રિયા',
  'கவிதா',
  'శ్రీనివాస్',
  'สมชาย',
  'ສົມພອນ',
  'សុខា',
  'မောင်',
  'محمد',
  'שרה',
];

/** The texts that stand for glyphs (`ActualText`), as UTF-16 in strings with escaped letters. */
const textsBesideGlyphs = (file: Uint8Array): string[] =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs),
  ].map(([, text = '']) =>
    Buffer.from(
      text.replaceAll(
        /\\(.)/gs,
        (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
      ),
      'latin1',
    )
      .subarray(2)
      .swap16()
      .toString('utf16le'),
  );

describe('a document', () => {
  it('has a title, a language and tags, and counts the pages of each section', async () => {
    const blocks: PdfBlock[] = [{ kind: 'heading', level: 1, text: 'Ana' }];
    const { file, pages } = await renderPdf(DOCUMENT, [
      { footer: 'Grade 4', blocks: [...blocks, { kind: 'new-page' }, ...blocks] },
      { footer: 'Grade 5', blocks },
    ]);
    const read = await readPdf(file);
    expect(pages).toBe(3);
    expect(read).toMatchObject({ title: 'Summary of Ana', language: 'en-US', tagged: true });
    expect(read.pages).toEqual([
      'AnaGrade 4 Page 1 of 2',
      'AnaGrade 4 Page 2 of 2',
      'AnaGrade 5 Page 1 of 1',
    ]);
    expect(Buffer.from(file).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('tags headings, tables with their headers, lists and pictures', async () => {
    const read = await render(
      { kind: 'heading', level: 2, text: 'Skills' },
      {
        kind: 'table',
        columns: [
          { header: 'Skill', share: 2 },
          { header: 'Right', share: 1, align: 'right' },
        ],
        rows: [['Inference', '8 of 20']],
      },
      { kind: 'list', items: [{ label: '1.', text: 'Why?', items: [{ label: 'A', text: 'So.' }] }] },
      { kind: 'drawing', alt: 'A line that rises', height: 40, shapes: [] },
    );
    expect(read.tags.filter((tag) => tag !== 'Root' && tag !== 'Document' && tag !== 'Sect')).toEqual(
      ['H2'].concat(
        ['Table', 'TR', 'TH', 'TH', 'TR', 'TH', 'TD'],
        ['L', 'LI', 'Lbl', 'LBody', 'P', 'L', 'LI', 'Lbl', 'LBody', 'P'],
        ['Figure'],
      ),
    );
    expect(read.alternatives).toEqual(['A line that rises']);
  });

  it('has the letters of names in every script', async () => {
    const read = await render(...NAMES.map((text): PdfBlock => ({ kind: 'text', text })));
    for (const name of NAMES) expect(read.pages[0]).toContain(name);
  });

  it('has the text of joined letters beside their glyphs', async () => {
    const blocks = SHAPED.map((text): PdfBlock => ({ kind: 'text', text }));
    const { file } = await renderPdf(DOCUMENT, [{ footer: '', blocks }]);
    expect(textsBesideGlyphs(file)).toEqual(SHAPED);
  });

  it('puts a question mark for what no font has', async () => {
    expect((await render({ kind: 'text', text: 'Ana 🙂' })).pages[0]).toContain('Ana ?');
  });

  it('goes on to the next page where a table, a list or a text is longer than one, with nothing lost', async () => {
    const rows = Array.from({ length: 90 }, (_, row) => [`Row ${row}`, 'x']);
    const columns = [
      { header: 'Name', share: 1 },
      { header: 'What', share: 1 },
    ];
    const words = Array.from({ length: 1500 }, (_, word) => `w${word}.`).join(' ');
    const read = await render(
      { kind: 'table', columns, rows },
      { kind: 'text', text: words },
      { kind: 'lines', count: 60 },
    );
    const text = read.pages.join(' ');
    expect(read.pages.length).toBeGreaterThan(6);
    for (const [name = ''] of rows) expect(text).toContain(name);
    for (const word of words.split(' ')) expect(text).toContain(word);
    expect(read.pages.filter((page) => page.startsWith('Name'))).toHaveLength(3);
  });

  it('ends at once when it is stopped', async () => {
    const stop = new AbortController();
    const sections = (function* () {
      for (;;) {
        yield { footer: '', blocks: [] };
        stop.abort(new Error('stopped'));
      }
    })();
    await expect(renderPdf(DOCUMENT, sections, stop.signal)).rejects.toThrow(/stopped|abort/);
  });
});

it('draws any text that a person can be called', { timeout: 60_000 }, async () => {
  const names = fc.sample(fc.string({ unit: 'binary', maxLength: 80 }), { numRuns: 400, seed: 1 });
  const marks = fc.sample(
    fc.string({
      unit: fc.constantFrom(...SHAPED.join(''), ...NAMES.join(''), '\u0301', '\u064b', '\u200d', ' ', 'a'),
      maxLength: 40,
    }),
    { numRuns: 400, seed: 2 },
  );
  const blocks = [...names, ...marks].map((text): PdfBlock => ({ kind: 'text', text }));
  const { pages } = await renderPdf(DOCUMENT, [{ footer: '', blocks }]);
  expect(pages).toBeGreaterThan(5);
});
