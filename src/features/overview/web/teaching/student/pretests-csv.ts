import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { PretestPassage } from '../../../contract/pretests.ts';

/** The passages of a pretest as a table for a spreadsheet, in the order in which they were read. @param zone in which the days are meant */
export const pretestCsv = (passages: readonly PretestPassage[], zone: string): string => {
  const columns: readonly CsvColumn<PretestPassage>[] = [
    ['Passage', ({ title }) => title],
    ['Level', ({ passageLevel }) => passageLevel],
    ['Right', ({ right }) => right],
    ['Questions', ({ total }) => total],
    ['Answers too fast', ({ fastAnswers }) => fastAnswers],
    ['Finished on', ({ finishedAt }) => isoDay(dayNumber(Date.parse(finishedAt), zone))],
  ];
  return csvOf(columns, passages);
};
