import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { closeClassCode } from '#features/classes/contract/class-members.ts';
import { findPdfFaults } from '#platform/pdf/server/testing/find-pdf-faults.ts';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { generateHandout } from '../contract/class-handout.ts';
import { fetchDocument, useDocumentWorker } from './testing/document-worker.ts';

const test = useTestApp();
useDocumentWorker(test);
const ORIGIN = 'https://reading.example.org';

const ask = (by: Person, classId: number, origin = ORIGIN) =>
  by.call(generateHandout, { body: { classId, origin } });
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

describe('the handout of a class', { timeout: 120_000 }, () => {
  it.each(['Room 12', 'Четвёртый класс', 'الصف الرابع', '四年级（二）班', '4학년 2반', 'כיתה ד׳'])(
    'tells on one page how to join: %s',
    async (name) => {
      const teacher = await test.world.teacher('Rivera');
      const room = await teacher.class(name);
      const { file, fileName } = await fetchDocument(teacher, (await ask(teacher, room.id)).data.documentId);
      expect(await findPdfFaults(file)).toEqual([]);
      const read = await readPdf(file);
      expect(read).toMatchObject({ title: `Join ${name}`, language: 'en-US', tagged: true });
      expect(fileName).toBe(`Join ${name}.pdf`);
      expect(read.pages).toHaveLength(1);
      const page = squeezed(read.pages[0]!);
      const words = [
        'reading.example.org/join',
        room.code,
        'Choose a username and a password.',
        'Keep your password secret.',
        'My username',
      ];
      for (const expected of words) expect(page).toContain(squeezed(expected));
      expect(read.alternatives.join(' ')).toContain(
        `QR code that opens reading.example.org/join with the class code ${room.code}`,
      );
      expect(read.tags).toEqual(expect.arrayContaining(['H1', 'L', 'LI', 'Figure']));
    },
  );

  it('is not made while the code of the class is closed, or works no longer', async () => {
    const teacher = await test.world.teacher('Moss');
    const closed = await teacher.class('Room 1');
    await teacher.call(closeClassCode, { body: { classId: closed.id } });
    expect((await ask(teacher, closed.id)).problem).toMatchObject({ status: 409, code: 'code-closed' });
    const old = await teacher.class('Room 2');
    await test.database.pool.query('update class_codes set expires_at = $2 where class_id = $1', [
      old.id,
      test.clock.now(),
    ]);
    expect((await ask(teacher, old.id)).problem).toMatchObject({ status: 409, code: 'code-closed' });
  });

  it('is for those who teach the class now', async () => {
    const teacher = await test.world.teacher('Pell');
    const room = await teacher.class('Room 1');
    const ana = await room.student('Ana');
    expect((await ask(await test.world.teacher('Novak'), room.id)).status).toBe(404);
    expect((await ask(ana, room.id)).status).toBe(403);
    await teacher.call(archiveClass, { params: { id: room.id } });
    expect((await ask(teacher, room.id)).status).toBe(404);
  });

  it('names an address without a path and without a person', async () => {
    const teacher = await test.world.teacher('Reed');
    const room = await teacher.class('Room 1');
    for (const origin of [
      'reading.example.org',
      'javascript:alert(1)',
      `${ORIGIN}/elsewhere`,
      'https://a@b.example',
      'https://',
      'https://[',
      'https://reading.example.org:99999',
      'https://%',
    ])
      expect((await ask(teacher, room.id, origin)).problem).toMatchObject({
        status: 400,
        errors: [{ path: 'origin' }],
      });
  });
});
