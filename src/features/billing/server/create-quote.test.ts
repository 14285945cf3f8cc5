import { describe, expect, it } from 'vitest';
import { fetchDocument, useDocumentWorker } from '#features/reports/server/testing/document-worker.ts';
import { readPdf } from '#platform/pdf/server/testing/read-pdf.ts';
import { createQuote, printQuote } from '../contract/quotes.ts';
import { MOST_QUOTES } from '../core/quote.ts';
import { someQuote } from './testing/subscribe-teachers-queries.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider } = await useBilling({
  PLAN_SELLER_NAME: 'Oak Reading LLC',
  PLAN_SELLER_ADDRESS: '1 Mill Road, Springfield, IL 62701',
  PLAN_ORDERS_EMAIL: 'orders@oak.example',
  PLAN_PURCHASE_ORDERS: 'on',
});
useDocumentWorker(test);
const RIVERSIDE = {
  schoolName: 'Riverside Middle School',
  address: '12 Mill Road, Springfield, IL 62701',
  contactName: 'Dana Fox',
  contactEmail: 'office@riverside.example',
  seats: 340,
} as const;

describe('a quote', { timeout: 120_000 }, () => {
  it('for 340 students is a PDF with its number, and is kept', async () => {
    const teacher = await test.world.teacher('Rivera');
    const { data } = await teacher.call(createQuote, { body: RIVERSIDE });
    expect(data.quote).toMatchObject({
      seats: 340,
      plan: 'large',
      teachers: 1,
      term: 'annual',
      cents: 240_000,
      currency: 'usd',
    });
    expect(data.quote.number).toMatch(/^Q-2026-\d{6}$/);
    // By the clock: another test may have let days pass.
    const until = new Date(test.clock.now().getTime() + 30 * 86_400_000);
    expect(data.quote.expiresAt).toBe(until.toISOString());
    const { file, fileName } = await fetchDocument(teacher, data.documentId);
    expect(fileName).toBe(`Quote ${data.quote.number}.pdf`);
    const read = await readPdf(file);
    expect(read).toMatchObject({ title: `Quote ${data.quote.number}`, language: 'en-US', tagged: true });
    const text = read.pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const part of [
      'Riverside Middle School',
      '12 Mill Road',
      'Dana Fox',
      '340',
      'Large plan',
      '$2,400 a year',
      until.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
      'Oak Reading LLC',
      'up to 1,000 students',
      'send it to orders@oak.example',
      'Requested by',
    ])
      expect(text).toContain(part);
    const again = await teacher.call(printQuote, { body: { quoteId: data.quote.quoteId } });
    expect((await fetchDocument(teacher, again.data.documentId)).fileName).toBe(fileName);
  });

  it('that is printed later says what it said on its day, whoever sells meanwhile', async () => {
    const teacher = await test.world.teacher('Strand');
    const { quote } = (await teacher.call(createQuote, { body: RIVERSIDE })).data;
    const printed = async () => {
      const { data } = await teacher.call(printQuote, { body: { quoteId: quote.quoteId } });
      return (await readPdf((await fetchDocument(teacher, data.documentId)).file)).pages.join(' ');
    };
    const set = (said: string) =>
      test.database.pool.query(`update quotes set said = ${said} where id = $1`, [quote.quoteId]);
    expect(await printed()).toContain('Oak Reading LLC');
    await set(`jsonb_set(said, '{seller,name}', '"Elm Books"')`);
    const text = await printed();
    expect(text).toContain('Elm Books');
    expect(text).not.toContain('Oak Reading LLC');
    // Of an older quote nothing was kept: it names who sells today.
    await set('null');
    expect(await printed()).toContain('Oak Reading LLC');
  });

  it('for two teachers adds up the plan of each', async () => {
    const teacher = await test.world.teacher('Lind');
    const { data } = await teacher.call(createQuote, { body: { ...RIVERSIDE, teachers: 2 } });
    expect(data.quote).toMatchObject({ seats: 340, teachers: 2, plan: 'medium', cents: 115_200 });
  });

  it('for a district has no price yet', async () => {
    const teacher = await test.world.teacher('Cole');
    const { data } = await teacher.call(createQuote, { body: { ...RIVERSIDE, seats: 1_001 } });
    expect(data.quote).toMatchObject({ plan: 'district', cents: null });
  });

  it('is the last one of a hundred', async () => {
    const teacher = await test.world.teacher('Moss');
    for (let n = 1; n < MOST_QUOTES; n++) await someQuote(test.database.pool, teacher.id);
    expect((await teacher.call(createQuote, { body: RIVERSIDE })).status).toBe(200);
    expect((await teacher.call(createQuote, { body: RIVERSIDE })).problem).toMatchObject({
      status: 409,
      code: 'enough-quotes',
    });
  });

  it.each([
    { seats: 0 },
    { seats: 1.5 },
    { teachers: 0 },
    { teachers: 1_001 },
    { schoolName: ' ' },
    { contactEmail: 'office' },
    { contactName: '' },
  ])('is refused with %j', async (field) => {
    const teacher = await test.world.teacher('Pell');
    expect((await teacher.call(createQuote, { body: { ...RIVERSIDE, ...field } })).status).toBe(400);
  });

  it('is refused while nobody knows the prices', async () => {
    test.clock.pass(3 * 86_400);
    provider.mood('away');
    const late = await test.world.teacher('Reed');
    expect((await late.call(createQuote, { body: RIVERSIDE })).problem.code).toBe('provider-away');
    provider.mood('well');
  });
});
