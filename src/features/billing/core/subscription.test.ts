import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasBegun,
  isActive,
  isGoingOn,
  isOver,
  isPaidNext,
  needsCard,
  needsPayment,
  STATUSES,
  type SubscriptionStatus,
  statusAfter,
} from './subscription.ts';

it('opens what is paid for in a trial, while it is paid, and while the provider still tries', () => {
  expect(STATUSES.filter(isActive)).toEqual(['trialing', 'active', 'past_due']);
});

it('keeps from paying twice', () => {
  expect(STATUSES.filter(isGoingOn)).toEqual([
    'incomplete',
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
  ]);
});

it('asks for the card where a payment is missing', () => {
  expect(STATUSES.filter(needsCard)).toEqual(['past_due', 'unpaid']);
  expect(STATUSES.filter(needsPayment)).toEqual(['incomplete', 'past_due', 'unpaid']);
});

it('gives a trial again to who never paid', () => {
  expect(STATUSES.filter((status) => !hasBegun(status))).toEqual(['incomplete_expired']);
});

it('knows of a next payment where nothing is in its way', () => {
  expect(STATUSES.filter((status) => isPaidNext(status, false))).toEqual(['trialing', 'active']);
  expect(STATUSES.filter((status) => isPaidNext(status, true))).toEqual([]);
});

describe('after an event', () => {
  it.each<[SubscriptionStatus | null, SubscriptionStatus, SubscriptionStatus | null]>([
    [null, 'incomplete', 'incomplete'],
    ['incomplete', 'active', 'active'],
    ['active', 'active', null],
    ['active', 'past_due', 'past_due'],
    ['past_due', 'active', 'active'],
    ['past_due', 'unpaid', 'unpaid'],
    ['trialing', 'canceled', 'canceled'],
    ['canceled', 'active', null],
    ['incomplete_expired', 'active', null],
  ])('%s that is read as %s becomes %s', (before, read, after) =>
    expect(statusAfter(before, read)).toBe(after),
  );

  it('never leaves an end, in whatever order events come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATUSES), { minLength: 1 }), (read) => {
        let status: SubscriptionStatus | null = null;
        let ended: SubscriptionStatus | null = null;
        for (const next of read) {
          status = statusAfter(status, next) ?? status;
          if (ended !== null) expect(status).toBe(ended);
          else if (status !== null && isOver(status)) ended = status;
        }
      }),
    );
  });
});
