import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { createQuote } from '../contract/quotes.ts';
import { readOwnSubscription } from '../contract/subscription.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, own, subscribed, deliver } = await useBilling();
const withoutPlans = useTestApp({}, QUICK_PASSWORDS);
const DAY = 86_400;
const inDays = (days: number) => Math.floor(test.clock.now().getTime() / 1000) + days * DAY;

it('is none before the first purchase, and a trial is open', async () => {
  expect(await own(await test.world.teacher('Rivera'))).toEqual({
    customerId: null,
    subscription: null,
    seatsUsed: 0,
    seatsLeft: null,
    trialDays: 30,
    smallSchool: 'open',
  });
});

it('tells the plan, until when it is paid, and the seats that are left', async () => {
  const { teacher, subscription, customerId } = await subscribed('Rivera', 'price_medium_annual');
  subscription.periodEnd = inDays(30);
  await deliver(provider.event('customer.subscription.updated', subscription).body);
  const room = await teacher.class('Room 12');
  await room.student('Ana');
  expect(await own(teacher)).toEqual({
    customerId,
    subscription: {
      active: true,
      subscriptionId: subscription.id,
      subscribedAt: expect.any(String),
      status: 'active',
      productId: 'prod_medium',
      paidPriceId: 'price_medium_annual',
      plan: 'medium',
      term: 'annual',
      seats: 200,
      periodEndsAt: new Date(inDays(30) * 1000).toISOString(),
      trialEndsAt: null,
      endsWithPeriod: false,
    },
    seatsUsed: 1,
    seatsLeft: 199,
    trialDays: 0,
    smallSchool: 'closed',
  });
});

it('knows a small school, and a larger one, by the newest quote', async () => {
  const teacher = await test.world.teacher('Ward');
  const quote = (seats: number) =>
    teacher.call(createQuote, {
      body: { schoolName: 'Oak', contactName: 'Fox', contactEmail: 'fox@oak.example', seats },
    });
  await quote(340);
  expect(await own(teacher)).toMatchObject({ smallSchool: 'closed' });
  await quote(120);
  expect(await own(teacher)).toMatchObject({ smallSchool: 'said' });
});

it('counts each student of the open classes once', async () => {
  const { teacher } = await subscribed('Cole');
  const [room, club, old] = [
    await teacher.class('Room 12'),
    await teacher.class('Club'),
    await teacher.class('Last Year'),
  ];
  const ana = await room.student('Ana');
  await ana.call(joinClass, { body: { classCode: club.code } });
  await old.student('Ben');
  expect(await own(teacher)).toMatchObject({ seatsUsed: 2, seatsLeft: 48 });
  await teacher.call(archiveClass, { params: { id: old.id } });
  expect(await own(teacher)).toMatchObject({ seatsUsed: 1, seatsLeft: 49 });
});

it('tells until when a trial lasts, and that a plan ends with what is paid', async () => {
  const { teacher, subscription } = await subscribed('Kim');
  Object.assign(subscription, { status: 'trialing', trialEnd: inDays(7), cancelAtPeriodEnd: true });
  await deliver(provider.event('customer.subscription.updated', subscription).body);
  expect((await own(teacher)).subscription).toMatchObject({
    active: true,
    status: 'trialing',
    trialEndsAt: new Date(inDays(7) * 1000).toISOString(),
    endsWithPeriod: true,
  });
});

it('tells a session of a plan that ends soon, and of one that has ended', async () => {
  const { teacher, subscription } = await subscribed('Nilsen');
  const ending = async () => (await teacher.call(getSession, {})).data.user.subscription?.ending;
  const change = (type: string, fields: object) => {
    Object.assign(subscription, fields);
    return deliver(provider.event(type, subscription).body);
  };
  await change('customer.subscription.updated', { periodEnd: inDays(7) });
  expect(await ending()).toBeNull();
  await change('customer.subscription.updated', { cancelAtPeriodEnd: true });
  expect(await ending()).toEqual({ kind: 'soon', at: new Date(inDays(7) * 1000).toISOString() });
  await change('customer.subscription.deleted', { status: 'canceled' });
  expect(await ending()).toMatchObject({ kind: 'over' });
});

it('has no seats left once it is over, and no second trial', async () => {
  const { teacher, subscription } = await subscribed('Moss');
  subscription.status = 'canceled';
  await deliver(provider.event('customer.subscription.deleted', subscription).body);
  expect(await own(teacher)).toMatchObject({
    subscription: { active: false, status: 'canceled' },
    seatsLeft: null,
    trialDays: 0,
  });
});

it('is refused where nothing is sold', async () => {
  const rivera = await withoutPlans.world.teacher('Rivera');
  expect((await rivera.call(readOwnSubscription, {})).problem).toMatchObject({
    status: 409,
    code: 'billing-off',
  });
});

it('is for teachers alone', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(readOwnSubscription, {})).status).toBe(403);
});
