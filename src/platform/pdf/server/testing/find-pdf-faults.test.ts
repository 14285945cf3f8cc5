import { expect, it } from 'vitest';
import type { PdfBlock } from '../../core/pdf-document.ts';
import { renderPdf } from '../render-pdf.ts';
import { findPdfFaults } from './find-pdf-faults.ts';

const BLOCKS: readonly PdfBlock[] = [
  { kind: 'heading', level: 1, text: 'Ana' },
  { kind: 'heading', level: 2, text: 'Skills' },
  {
    kind: 'table',
    columns: [
      { header: 'Skill', share: 2 },
      { header: 'Right', share: 1, align: 'right' },
    ],
    rows: [['Inference', '8 of 20']],
  },
  { kind: 'list', items: [{ label: '1.', text: 'Why?' }] },
  { kind: 'drawing', alt: 'A line that rises', height: 40, shapes: [] },
  { kind: 'cards', cards: [{ title: 'Level', figure: '4.6', note: 'estimate' }] },
];
const draw = async (blocks: readonly PdfBlock[]) => {
  const document = { title: 'Summary', language: 'en-US' };
  return (await renderPdf(document, [{ footer: 'Ms. Rivera', blocks: [...blocks] }])).file;
};
/** The same file with a part of its plain text in other words, as long, so that every place in it stays where it is. */
const damaged = (file: Uint8Array, part: string, by: string): Uint8Array => {
  const text = Buffer.from(file).toString('latin1');
  expect(text).toContain(part);
  expect(by).toHaveLength(part.length);
  return Buffer.from(text.replaceAll(part, by), 'latin1');
};

it('finds nothing in what we draw', async () => {
  expect(await findPdfFaults(await draw(BLOCKS))).toEqual([]);
});

it.each([
  ['/Scope /Column', '/Xcope /Column', '7.5: a header of a table without its direction'],
  ['/Alt (', '/Xlt (', '7.3: page 1, a picture without words'],
  ['/DisplayDocTitle', '/XisplayDocTitle', '7.1: a reader shows the name of the file in place of the title'],
  ['/Lang (en-US)', '/Xang (en-US)', '7.2: it has no language'],
  ['/FontFile2', '/XontFile2', '7.21: a font that is not in the file'],
  ['/Tabs /S', '/Xabs /S', '7.18: a page on which the keyboard does not follow the tags'],
  ['/S /TR', '/S /XX', '7.5: page 1, a table without rows'],
])('finds what is wrong when %s is %s', async (part, by, fault) => {
  expect(await findPdfFaults(damaged(await draw(BLOCKS), part, by))).toContain(fault);
});

it('finds headings that skip a level', async () => {
  const file = await draw([
    { kind: 'heading', level: 1, text: 'Ana' },
    { kind: 'heading', level: 3, text: 'Skills' },
  ]);
  expect(await findPdfFaults(file)).toEqual(['7.4: a heading of level 3 after one of level 1']);
});
