import { enumColumn } from '#platform/db/server/stored-column.ts';

/** What a run did with a class, by its word. */
export const stepOf = enumColumn('school_year_classes.step', ['move-up', 'archive']);
