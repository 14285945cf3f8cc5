import { beforeEach, describe, expect, it } from 'vitest';
import type { Teacher } from '#app/server/world.ts';
import { catchUp } from './catch-up-subscriptions.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, deliver, own: read, subscribed } = await useBilling();
const DAY = 86_400;
const seconds = () => Math.floor(test.clock.now().getTime() / 1000);
/** Days pass here, so that everybody logs in anew. */
const own = async (teacher: Teacher) =>
  read({ ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) });
const work = () => catchUp(test.app.services);

/** A teacher whose period is over in an hour, as this service knows. */
async function paying(name: string) {
  const all = await subscribed(name);
  all.subscription.periodEnd = seconds() + 3_600;
  await deliver(provider.event('customer.subscription.updated', all.subscription).body);
  return all;
}

describe('an event that is lost is made good', () => {
  beforeEach(() => provider.mood('well'));

  it('when the plan is over at the provider', async () => {
    const { teacher, subscription } = await paying('Rivera');
    subscription.status = 'canceled';
    test.clock.pass(DAY);
    await work();
    expect((await own(teacher)).subscription).toMatchObject({ active: true });
    test.clock.pass(2 * 3_600);
    await work();
    expect((await own(teacher)).subscription).toMatchObject({ active: false, status: 'canceled' });
  });

  it('when it went on there', async () => {
    const { teacher, subscription } = await paying('Cole');
    subscription.periodEnd = seconds() + 60 * DAY;
    test.clock.pass(2 * DAY);
    const reads = provider.reads();
    await work();
    expect(provider.reads()).toBe(reads + 1);
    const { periodEndsAt = '' } = (await own(teacher)).subscription ?? {};
    expect(new Date(periodEndsAt).getTime()).toBeGreaterThan(test.clock.now().getTime());
    await work();
    expect(provider.reads()).toBe(reads + 1);
  });

  it('when a trial is over', async () => {
    const { teacher, subscription } = await subscribed('Moss');
    Object.assign(subscription, { status: 'trialing', trialEnd: seconds() + 3_600 });
    await deliver(provider.event('customer.subscription.updated', subscription).body);
    expect((await own(teacher)).subscription).toMatchObject({ status: 'trialing' });
    subscription.status = 'past_due';
    test.clock.pass(2 * DAY);
    await work();
    expect((await own(teacher)).subscription).toMatchObject({ status: 'past_due' });
  });

  it('when the provider has no such subscription', async () => {
    const { teacher, subscription } = await paying('Kim');
    test.clock.pass(2 * DAY);
    provider.lose(subscription.id);
    provider.mood('failing');
    await work();
    expect((await own(teacher)).subscription).toMatchObject({ active: true });
    provider.mood('well');
    await work();
    expect((await own(teacher)).subscription).toMatchObject({ active: false, status: 'canceled' });
  });
});
