import { jsonColumn } from '#platform/db/server/stored-column.ts';
import { readerMarks } from '../contract/reader-marks.ts';

/** What a reader marked in a passage, by the number of the student. */
export const readerMarksOf = jsonColumn('reader_marks.marks', readerMarks);
