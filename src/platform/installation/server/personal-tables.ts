import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const installationTables = [
  tableAboutNobody('installation_keys', 'It is a key of this installation.', ['name', 'key']),
];
