import { enumColumn } from '#platform/db/server/stored-column.ts';

/** What a parent did, by the row of the student's consent. */
export const consentActOf = enumColumn('family_consents.act', ['given', 'withdrawn']);
