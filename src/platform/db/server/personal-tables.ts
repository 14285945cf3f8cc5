import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const databaseTables = [
  tableAboutNobody('migrations', 'It says which steps have prepared the database.', [
    'name',
    'hash',
    'run_at',
  ]),
];
