import { expect, it } from 'vitest';
import { planEnding } from './plan-ending.ts';

const NOW = new Date('2026-10-14T14:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const active = { status: 'active', endsWithPeriod: true, paidUntil: inDays(14), changedAt: NOW } as const;
const over = { status: 'canceled', endsWithPeriod: false, paidUntil: NOW, changedAt: inDays(-30) } as const;

it('tells of a plan that ends within two weeks, and of no other that goes on', () => {
  expect(planEnding(active, NOW)).toEqual({ kind: 'soon', at: inDays(14) });
  expect(planEnding({ ...active, status: 'trialing' }, NOW)?.kind).toBe('soon');
  expect(planEnding({ ...active, paidUntil: inDays(15) }, NOW)).toBeNull();
  expect(planEnding({ ...active, endsWithPeriod: false }, NOW)).toBeNull();
});

it('tells of a plan that is over for a month, and not of one that never began', () => {
  expect(planEnding(over, NOW)).toEqual({ kind: 'over', at: inDays(-30) });
  expect(planEnding({ ...over, changedAt: inDays(-31) }, NOW)).toBeNull();
  expect(planEnding({ ...over, status: 'incomplete_expired' }, NOW)).toBeNull();
  expect(planEnding({ ...over, status: 'unpaid' }, NOW)).toBeNull();
});
