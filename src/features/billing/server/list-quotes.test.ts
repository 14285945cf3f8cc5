import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { createQuote, listQuotes } from '../contract/quotes.ts';
import { MOST_QUOTES } from '../core/quote.ts';
import { someQuote } from './testing/subscribe-teachers-queries.ts';
import { useBilling } from './testing/use-billing.ts';

const { test } = await useBilling({ PLAN_SELLER_NAME: 'Oak Reading LLC' });
const withoutPlans = useTestApp({}, QUICK_PASSWORDS);
const form = (seats: number) => ({
  schoolName: 'Riverside Middle School',
  contactName: 'Dana Fox',
  contactEmail: 'office@riverside.example',
  seats,
});

it('has the quotes of a teacher as they were made, the newest first', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await rivera.call(listQuotes, {})).data).toEqual({
    quotes: [],
    seller: { name: 'Oak Reading LLC', address: null, email: null },
    takesPurchaseOrders: false,
  });
  const first = (await rivera.call(createQuote, { body: form(40) })).data.quote;
  test.clock.pass(60);
  const second = (await rivera.call(createQuote, { body: form(1_001) })).data.quote;
  expect((await rivera.call(listQuotes, {})).data.quotes).toEqual([second, first]);
  expect([first.plan, second.plan]).toEqual(['small', 'district']);
});

it('has as many as a teacher may have, and none of another teacher', async () => {
  const [rivera, cole] = [await test.world.teacher('Rivera'), await test.world.teacher('Cole')];
  for (let n = 0; n < MOST_QUOTES; n++) await someQuote(test.database.pool, rivera.id);
  expect((await rivera.call(listQuotes, {})).data.quotes).toHaveLength(MOST_QUOTES);
  expect((await cole.call(listQuotes, {})).data.quotes).toEqual([]);
});

it('is refused where nothing is sold', async () => {
  const rivera = await withoutPlans.world.teacher('Rivera');
  expect((await rivera.call(listQuotes, {})).problem).toMatchObject({ status: 409, code: 'billing-off' });
});

it('is for teachers alone', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(listQuotes, {})).status).toBe(403);
});
