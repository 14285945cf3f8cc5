import { expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

/** A moment as the clock of this device has it. */
const clock = (moment: string | undefined) => {
  const date = new Date(moment ?? '');
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
};

it('reaches from the start of the first day to the end of the last, also over the end of a year', () => {
  const { from, until } = daySpan({ from: '2026-10-31', until: '2026-12-31' });
  expect([clock(from), clock(until)]).toEqual([
    [2026, 10, 31, 0, 0],
    [2027, 1, 1, 0, 0],
  ]);
});

it.each([{}, { from: '' }, { from: 'soon' }, { until: '2026-13-01' }, { until: '0026-10-01' }])(
  'has no end where %j names none',
  (days) => expect(daySpan(days)).toEqual({}),
);
