import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { ClassProgress, StudentProgress } from '#features/reports/contract/class-progress.ts';
import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { type LevelThenAndNow, levelsThenAndNow } from './levels-then.ts';

/** Who reads at which level as a table for a spreadsheet: a line for each level. */
export const levelsThenCsv = ({
  students,
  start,
  end,
}: Pick<ClassProgress, 'students' | 'start' | 'end'>): string => {
  const nameIn = namesAmong(students);
  const names = (these: readonly StudentProgress[]) => these.map(nameIn).join('; ');
  const columns: readonly CsvColumn<LevelThenAndNow>[] = [
    ['From', () => start],
    ['To', () => end],
    ['Level', ({ level }) => level],
    ['Students at the start', ({ atStart }) => atStart.length],
    ['Students at the end', ({ atEnd }) => atEnd.length],
    ['Who at the start', ({ atStart }) => names(atStart)],
    ['Who at the end', ({ atEnd }) => names(atEnd)],
  ];
  return csvOf(columns, levelsThenAndNow(students));
};
