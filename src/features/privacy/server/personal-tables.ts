import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const privacyTables = [
  tableAboutNobody('under_thirteen_suffixes', 'It holds the endings of usernames of children under 13.', [
    'suffix',
    'added_at',
  ]),
];
