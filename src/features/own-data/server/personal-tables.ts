import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const ownDataTables = [
  tableAboutNobody(
    'erased_accounts',
    'It holds keyed hashes, by which somebody who was erased is found again in a restored copy.',
    ['account_hash', 'erased_at'],
  ),
];
