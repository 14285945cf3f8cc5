import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { studentDay } from './student-day.ts';

const day = (iso: string) => dayOfIso(iso) ?? 0;
const NOW = new Date('2026-11-23T15:00:00Z');

it.each([
  ['before any work', null, 'America/New_York', '2026-11-23'],
  ['in a zone where it is tomorrow', null, 'Pacific/Kiritimati', '2026-11-24'],
  ['after work on the day before', '2026-11-22', 'America/New_York', '2026-11-23'],
  ['after work in a zone where it was tomorrow', '2026-11-24', 'America/New_York', '2026-11-24'],
  [
    'after work today, in a zone where it is still yesterday',
    '2026-11-23',
    'Pacific/Pago_Pago',
    '2026-11-23',
  ],
])('is the day %s', (_, last, zone, expected) => {
  expect(studentDay(last === null ? null : { last_day: day(last) }, NOW, zone)).toBe(day(expected));
});

it('never goes back, whatever zones are set one after the other', () => {
  const zones = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago', 'Europe/Berlin'];
  const step = fc.record({ zone: fc.constantFrom(...zones), minutes: fc.nat(3000) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let last_day = 0;
      let time = NOW.getTime();
      for (const { zone, minutes } of steps) {
        time += minutes * 60_000;
        const today = studentDay({ last_day }, new Date(time), zone);
        expect(today).toBeGreaterThanOrEqual(last_day);
        last_day = today;
      }
    }),
  );
});
