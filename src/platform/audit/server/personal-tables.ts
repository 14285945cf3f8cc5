import { exportedAndKept, kept, personalTable } from '#platform/personal-data/server/personal-table.ts';

const STAYS = exportedAndKept(
  'The record of acts only grows (decision 26). It holds numbers, which lead to nobody after an erasure.',
);

export const auditTables = [
  personalTable('audit_log', {
    holds: 'Something that was done to the account, or that its person did with power over others.',
    whose: ['subject_user_id', 'actor_user_id', 'as_user_id'],
    columns: {
      id: STAYS,
      at: STAYS,
      actor_user_id: STAYS,
      as_user_id: STAYS,
      act: STAYS,
      subject_user_id: STAYS,
      detail: kept('It explains an act to the operator, and may hold numbers of other people.'),
    },
  }),
];
