import { tableAboutNobody } from '#platform/personal-data/server/personal-table.ts';

export const limitsTables = [
  tableAboutNobody(
    'limits',
    'It counts calls under hashes of names, for a day at most. The guesses at an account are forgotten when it is erased.',
    ['bucket', 'window_start', 'used', 'ends_at', 'by_network'],
  ),
];
