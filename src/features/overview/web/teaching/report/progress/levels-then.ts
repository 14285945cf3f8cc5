import { LEVELS } from '#features/progress/core/scale.ts';
import type { StudentProgress } from '#features/reports/contract/class-progress.ts';

/** Who reads at a level at the start of some days, and who at their end. */
export interface LevelThenAndNow {
  readonly level: number;
  readonly atStart: readonly StudentProgress[];
  readonly atEnd: readonly StudentProgress[];
}

/** The levels from the lowest to the highest at which somebody reads, of the students whose levels are known. */
export function levelsThenAndNow(students: readonly StudentProgress[]): LevelThenAndNow[] {
  const known = students.filter(
    ({ levelAtStart, levelAtEnd }) => levelAtStart !== null && levelAtEnd !== null,
  );
  const all = LEVELS.map(
    (level): LevelThenAndNow => ({
      level,
      atStart: known.filter(({ levelAtStart }) => levelAtStart?.level === level),
      atEnd: known.filter(({ levelAtEnd }) => levelAtEnd?.level === level),
    }),
  );
  const isThere = ({ atStart, atEnd }: LevelThenAndNow) => atStart.length + atEnd.length > 0;
  return all.slice(all.findIndex(isThere), all.findLastIndex(isThere) + 1);
}
