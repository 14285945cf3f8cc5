import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const telemetryTables = [
  tableAboutNobody(
    'client_log',
    'It says what went wrong in browsers, cleaned of words of people, and not in whose.',
    ['id', 'entry_hash', 'level', 'words', 'details', 'page', 'version', 'times', 'first_at', 'last_at'],
  ),
];
