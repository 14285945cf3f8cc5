import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { findPdfFaults } from '#platform/pdf/server/testing/find-pdf-faults.ts';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { generateWorksheet } from '../contract/documents.ts';
import { fetchDocument, useDocumentWorker } from './testing/document-worker.ts';

const test = useTestApp();
useDocumentWorker(test);

const passages = () => test.app.services.library.current('practice');
const squeezed = (text: string) => curlQuotes(text).replaceAll(/\s+/g, '');

describe('a worksheet', { timeout: 120_000 }, () => {
  it('is the passage with its questions, and its answers on pages of their own', async () => {
    const teacher = await approvedTeacher(test, 'Rivera');
    const passage = passages().find(({ essay }) => essay)!;
    const { data } = await teacher.call(generateWorksheet, {
      body: { versionId: passage.versionId, parts: 'answers' },
    });
    const { file, fileName, mediaType } = await fetchDocument(teacher, data.documentId);
    expect(fileName).toMatch(/^Worksheet .*\.pdf$/);
    expect(mediaType).toBe('application/pdf');
    expect(await findPdfFaults(file)).toEqual([]);
    const read = await readPdf(file);
    expect(read).toMatchObject({
      title: `Worksheet: ${curlQuotes(passage.title)}`,
      language: 'en-US',
      tagged: true,
    });
    const pages = read.pages.map((page) => page.replaceAll(/\s+/g, ''));
    const answers = pages.findIndex((page) => page.startsWith(`Answers:`));
    const [sheet, key] = [pages.slice(0, answers).join(''), pages.slice(answers).join('')];
    for (const paragraph of passage.paragraphs)
      expect(sheet).toContain(squeezed(paragraph.split(/\s+/).slice(0, 6).join(' ')));
    for (const { stem, options } of passage.questions)
      for (const text of [stem, ...options.map((option) => option.text)])
        expect(sheet).toContain(squeezed(text.split(/\s+/).slice(0, 5).join(' ')));
    for (const question of passage.questions)
      expect(key).toContain(squeezed(question.key.text.split(/\s+/).slice(0, 5).join(' ')));
    expect(sheet).not.toContain(squeezed(passage.essay!.model.split(/\s+/).slice(0, 8).join(' ')));
    expect(read.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'P']));
  });

  it('has its answers only for teachers whom an admin has approved', async () => {
    const teacher = await test.world.teacher('Novak');
    const versionId = passages()[0]!.versionId;
    for (const parts of ['answers', 'key'] as const)
      expect((await teacher.call(generateWorksheet, { body: { versionId, parts } })).problem).toMatchObject({
        status: 403,
        code: 'keys-closed',
      });
    expect((await teacher.call(generateWorksheet, { body: { versionId, parts: 'lines' } })).status).toBe(200);
  });

  it('is not made of a passage of the pretest, nor of one that is not there', async () => {
    const teacher = await test.world.teacher('Pell');
    const pretest = test.app.services.library.current('pretest')[0]!.versionId;
    for (const versionId of [pretest, 999_999_999])
      expect((await teacher.call(generateWorksheet, { body: { versionId } })).problem).toMatchObject({
        status: 404,
        code: 'no-passage',
      });
  });

  it('is for no student', async () => {
    const teacher = await test.world.teacher('Moss');
    const student = await (await teacher.class('Room 1')).student('Ana');
    const { versionId } = passages()[0]!;
    expect((await student.call(generateWorksheet, { body: { versionId } })).problem).toMatchObject({
      status: 403,
    });
  });
});
