import type { SchoolYear } from '../contract/school-year.ts';
import { stepOf } from './school-year-columns.ts';
import type { RunRow } from './school-year-queries.ts';

/** The rows of runs, one for each class, as school years with their classes. */
export const toSchoolYears = (rows: readonly RunRow[]): SchoolYear[] =>
  [...Map.groupBy(rows, ({ id }) => id)].map(([yearId, classes]) => ({
    yearId,
    startedAt: classes[0]?.started_at.toISOString() ?? '',
    timezone: classes[0]?.timezone ?? 'UTC',
    classes: classes.map((row) => ({
      classId: row.class_id,
      step: stepOf(row.step, row.class_id),
      name: row.name_after,
      nameBefore: row.name_before,
      grade: row.grade_after,
      gradeBefore: row.grade_before,
      movedTo: row.moved_to,
    })),
  }));
