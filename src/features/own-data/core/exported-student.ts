import { z } from 'zod';
import type { PersonExport } from '#platform/personal-data/core/export-files.ts';

/* What the page for the family reads of the rows of an export; a column that the reader of the page may not have is not there. */
const moment = z.string();
const account = z.object({
  username: z.string(),
  role: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  timezone: z.string(),
  created_at: moment,
});
const membership = z.object({ class_id: z.number(), joined_at: moment, removed_at: moment.nullable() });
const standing = z.object({
  pretest_status: z.string().nullable(),
  level: z.number().nullish(),
  counted_answers: z.number().nullish(),
  total_points: z.number().nullish(),
  quizzes_taken: z.number().nullable(),
  quizzes_passed: z.number().nullable(),
});
const attempt = z.object({
  id: z.number(),
  kind: z.string(),
  status: z.string(),
  passage_version_id: z.number(),
  marks: z.string().optional(),
  passed: z.boolean().nullable(),
  finished_day: z.number().nullable(),
  finished_at: moment.nullable(),
});
const essay = z.object({
  attempt_id: z.number(),
  status: z.string(),
  text: z.string(),
  submitted_at: moment.nullable(),
  score: z.number().nullable(),
  comment: z.string(),
});
const mark = z.object({ paragraph: z.number(), note: z.string() });
const markedPassage = z.object({ passage_version_id: z.number(), marks: z.array(mark) });
const passage = z.object({ id: z.number(), title: z.string(), level: z.number().optional() });
const schoolClass = z.object({ id: z.number(), name: z.string() });

/** What is in an export of a student, as far as a family reads it. */
export interface ExportedStudent {
  readonly account: z.output<typeof account>;
  readonly classes: readonly z.output<typeof membership>[];
  readonly standing: z.output<typeof standing> | undefined;
  readonly attempts: readonly z.output<typeof attempt>[];
  readonly essays: readonly z.output<typeof essay>[];
  readonly marked: readonly z.output<typeof markedPassage>[];
  readonly passages: ReadonlyMap<number, z.output<typeof passage>>;
  readonly classNames: ReadonlyMap<number, string>;
}

/** The student of an export; null where it is about a grown-up. */
export function exportedStudent({ tables }: PersonExport): ExportedStudent | null {
  const rows = <T extends z.ZodType>(name: string, shape: T): z.output<T>[] => {
    const { columns, rows: found } = tables.find((table) => table.name === name) ?? { columns: [], rows: [] };
    return found.map((row) =>
      shape.parse(Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    );
  };
  const [own] = rows('users', account);
  if (own?.role !== 'student') return null;
  return {
    account: own,
    classes: rows('class_students', membership),
    standing: rows('student_progress', standing)[0],
    attempts: rows('attempts', attempt),
    essays: rows('essays', essay),
    marked: rows('reader_marks', markedPassage),
    passages: new Map(rows('names_of_passages', passage).map((one) => [one.id, one])),
    classNames: new Map(rows('names_of_classes', schoolClass).map(({ id, name }) => [id, name])),
  };
}
