import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { ReadingPoint } from '../../../contract/views.ts';
import { outcomeOf } from './measure-plot.ts';
import { OUTCOME_WORDS } from './measure-words.ts';

/** The passages of a student with their measures as a table for a spreadsheet, the oldest first. @param zone in which the days are meant */
export const readingsCsv = (readings: readonly ReadingPoint[], zone: string): string => {
  const columns: readonly CsvColumn<ReadingPoint>[] = [
    ['Finished on', ({ at }) => isoDay(dayNumber(Date.parse(at), zone))],
    ['Passage', ({ title }) => title],
    ['Reading measure', ({ measure }) => measure],
    ['Result', (point) => OUTCOME_WORDS[outcomeOf(point)]],
    ['The student’s own after it', ({ readerMeasure }) => readerMeasure],
  ];
  return csvOf(columns, readings);
};
