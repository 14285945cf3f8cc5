import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { LevelPoint } from '../../core/level-point.ts';

/** A reading level over time as a table for a spreadsheet, the oldest first. @param zone in which the days are meant */
export const levelPointsCsv = (points: readonly LevelPoint[], zone: string): string => {
  const columns: readonly CsvColumn<LevelPoint>[] = [
    ['Date', ({ at }) => isoDay(dayNumber(Date.parse(at), zone))],
    ['After', ({ kind }) => (kind === 'pretest' ? 'pretest' : 'quiz')],
    ['Reading level', ({ value }) => value],
    ['Plus or minus', ({ uncertainty }) => uncertainty],
    ['Shown level', ({ level }) => level],
  ];
  return csvOf(columns, points);
};
