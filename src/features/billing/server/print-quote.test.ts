import { describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { changeFlag } from '#features/admin/contract/flags.ts';
import { getJobStatus } from '#features/reports/contract/documents.ts';
import { printQuote } from '../contract/quotes.ts';
import { someQuote } from './testing/subscribe-teachers-queries.ts';
import { useBilling } from './testing/use-billing.ts';

// Nothing works on documents here: what was asked for waits.
const { test } = await useBilling();
const withoutPlans = useTestApp({}, QUICK_PASSWORDS);
const quoteOf = ({ id }: Teacher) => someQuote(test.database.pool, id);
const print = (by: Teacher, quoteId: number) => by.call(printQuote, { body: { quoteId } });

it('begins the PDF of a quote again, once however often it is asked for', async () => {
  const rivera = await test.world.teacher('Rivera');
  const quoteId = await quoteOf(rivera);
  const { documentId } = (await print(rivera, quoteId)).data;
  expect((await rivera.call(getJobStatus, { query: { documentId } })).data.status).toBe('queued');
  expect((await print(rivera, quoteId)).data).toEqual({ documentId });
});

describe('is refused', () => {
  it('for the quote of another teacher, like one that never was', async () => {
    const [rivera, cole] = [await test.world.teacher('Rivera'), await test.world.teacher('Cole')];
    const refused = [await print(cole, await quoteOf(rivera)), await print(cole, 987_654)];
    for (const { problem } of refused) expect(problem).toMatchObject({ status: 409, code: 'no-quote' });
  });

  it('while four documents of the teacher wait', async () => {
    const rivera = await test.world.teacher('Rivera');
    for (let n = 0; n < 4; n++) expect((await print(rivera, await quoteOf(rivera))).status).toBe(200);
    expect((await print(rivera, await quoteOf(rivera))).problem).toMatchObject({
      status: 429,
      code: 'too-many-documents',
    });
  });

  it('while an administrator has paused documents', async () => {
    const [rivera, admin] = [await test.world.teacher('Rivera'), await test.world.admin('Noor')];
    const quoteId = await quoteOf(rivera);
    await admin.call(changeFlag, { body: { name: 'pause_downloads', roles: ['teacher'] } });
    const paused = await print(rivera, quoteId);
    await admin.call(changeFlag, { body: { name: 'pause_downloads', roles: [] } });
    expect(paused.problem).toMatchObject({ status: 409, code: 'documents-paused' });
    expect((await print(rivera, quoteId)).status).toBe(200);
  });

  it('where nothing is sold', async () => {
    const rivera = await withoutPlans.world.teacher('Rivera');
    expect((await print(rivera, 1)).problem).toMatchObject({ status: 409, code: 'billing-off' });
  });
});
