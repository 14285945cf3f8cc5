import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const backupTables = [
  tableAboutNobody('backups', 'It says when backups were written.', ['finished_at', 'made_at', 'bytes']),
];
