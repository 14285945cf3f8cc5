import type { LevelRange } from '#features/progress/core/scale.ts';
import type { Db } from '#platform/db/server/database.ts';
import { rangeOf } from './class-settings-column.ts';
import { selectClassRules } from './deciding-classes-queries.ts';

/** What a class decides for a student for whom it counts. */
export interface ClassRules {
  readonly id: number;
  readonly name: string;
  readonly timezone: string;
  /** Of the class; `levelsFor` says which hold for one student. */
  readonly classRange: LevelRange;
}

/** The rules of some classes, by their numbers; the settings of each are read once. */
export async function readClassRules(db: Db, classIds: Iterable<number>): Promise<Map<number, ClassRules>> {
  const rows = await selectClassRules(db, classIds);
  return new Map(
    rows.map(({ id, name, timezone, settings }) => [
      id,
      { id, name, timezone, classRange: rangeOf(settings, id) },
    ]),
  );
}
