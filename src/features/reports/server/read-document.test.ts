import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { PART_BYTES } from '#platform/jobs/server/file-job-queries.ts';
import { generateWorksheet, getDocument } from '../contract/documents.ts';
import { madeDocument } from './testing/made-document.ts';

// Nothing works on documents here: what was asked for waits.
const test = useTestApp({}, QUICK_PASSWORDS);
const DAY = 86_400;
const made = ({ id }: Person) => madeDocument(test.database.db, id, test.clock.now());
const read = (by: Person, documentId: string) => by.call(getDocument, { query: { documentId } });

it('has the name and the bytes of a document that is done', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { data } = await read(rivera, await made(rivera));
  expect(data).toMatchObject({ fileName: 'Worksheet.pdf', mediaType: 'application/pdf', parts: 1 });
  expect(Buffer.from(data.content, 'base64').toString()).toBe('%PDF-');
});

it('comes in parts where it is long, and has no part beyond the last', async () => {
  const rivera = await test.world.teacher('Rivera');
  const content = randomBytes(2 * PART_BYTES + 3);
  const documentId = await madeDocument(test.database.db, rivera.id, test.clock.now(), content);
  const part = (number: number) => rivera.call(getDocument, { query: { documentId, part: number } });
  const pieces = [await part(0), await part(1), await part(2)];
  expect(pieces.map(({ data }) => data.parts)).toEqual([3, 3, 3]);
  const whole = Buffer.concat(pieces.map(({ data }) => Buffer.from(data.content, 'base64')));
  expect(whole.equals(content)).toBe(true);
  for (const beyond of [3, 8_000])
    expect((await part(beyond)).problem).toMatchObject({ status: 404, code: 'not-found' });
  expect((await part(8_001)).status).toBe(400);
});

it('comes as a whole to a page that asks for no part', async () => {
  const rivera = await test.world.teacher('Rivera');
  const content = randomBytes(PART_BYTES + 1);
  const { data } = await read(
    rivera,
    await madeDocument(test.database.db, rivera.id, test.clock.now(), content),
  );
  expect(data.parts).toBe(1);
  expect(Buffer.from(data.content, 'base64').equals(content)).toBe(true);
});

it('is not there before it is made', async () => {
  const rivera = await test.world.teacher('Rivera');
  const { versionId } = test.app.services.library.current('practice')[0]!;
  const { documentId } = (await rivera.call(generateWorksheet, { body: { versionId } })).data;
  expect((await read(rivera, documentId)).problem).toMatchObject({ status: 404, code: 'not-found' });
});

it('is not there for another person, whoever they are', async () => {
  const rivera = await test.world.teacher('Rivera');
  const documentId = await made(rivera);
  const others = [await test.world.teacher('Cole'), await test.world.admin('Noor')];
  for (const other of others) expect((await read(other, documentId)).status).toBe(404);
  expect((await read(rivera, documentId)).status).toBe(200);
});

it('is there for seven days', async () => {
  const rivera = await test.world.teacher('Rivera');
  const documentId = await made(rivera);
  const after = async (seconds: number) => {
    test.clock.pass(seconds);
    return (await read(await test.world.logIn(rivera.username, rivera.password), documentId)).status;
  };
  expect(await after(7 * DAY - 60)).toBe(200);
  expect(await after(60)).toBe(404);
});

it('is nothing that a student asks for', async () => {
  const [ana, rivera] = [await test.world.student('Ana'), await test.world.teacher('Rivera')];
  expect((await read(ana, await made(rivera))).status).toBe(403);
});
