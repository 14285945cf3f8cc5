import { expect, it } from 'vitest';
import { PRESETS, type Preset, presetOf, presetSpan } from './presets.ts';

it.each<[Preset, string, string, string]>([
  ['today', '2026-11-29', '2026-11-29', '2026-11-29'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['yesterday', '2028-03-01', '2028-02-29', '2028-02-29'],
  ['last-7-days', '2026-11-03', '2026-10-28', '2026-11-03'],
  ['last-2-weeks', '2026-11-29', '2026-11-16', '2026-11-29'],
  ['last-30-days', '2026-11-29', '2026-10-31', '2026-11-29'],
  ['last-month', '2026-11-29', '2026-10-01', '2026-10-31'],
  ['last-month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['school-year', '2026-08-14', '2025-08-15', '2026-08-14'],
  ['school-year', '2026-08-15', '2026-08-15', '2026-08-15'],
  ['school-year', '2027-05-01', '2026-08-15', '2027-05-01'],
  ['all', '2026-11-29', '2000-01-01', '2026-11-29'],
])('%s on %s is %s to %s', (preset, today, start, end) => {
  expect(presetSpan(preset, today)).toEqual({ start, end });
});

it('knows a preset by its days, and free days as none', () => {
  for (const preset of PRESETS) expect(presetOf(presetSpan(preset, '2026-11-29'), '2026-11-29')).toBe(preset);
  expect(presetOf({ start: '2026-11-03', end: '2026-11-05' }, '2026-11-29')).toBeNull();
});
