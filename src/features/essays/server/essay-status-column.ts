import { enumColumn } from '#platform/db/server/stored-column.ts';

/** How far an essay is, by the number of its attempt. */
export const essayStatusOf = enumColumn('essays.status', ['open', 'submitted', 'skipped']);
