import { expect, it } from 'vitest';
import { daySpan } from './day-span.ts';

const ZONE = 'America/New_York';

it('reaches from the start of the first day to the end of the last, across the change of clocks', () => {
  expect(daySpan({ from: '2026-10-31', until: '2026-11-01' }, ZONE)).toEqual({
    from: '2026-10-31T04:00:00.000Z',
    until: '2026-11-02T05:00:00.000Z',
  });
});

it.each([{}, { from: '' }, { from: 'soon' }, { until: '2026-13-01' }, { until: '0026-10-01' }])(
  'has no end where %j names none',
  (days) => expect(daySpan(days, ZONE)).toEqual({}),
);
