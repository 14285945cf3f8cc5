import { notExported, notForTeachers, personalTable } from '#platform/personal-data/server/personal-table.ts';

const WHEN = notForTeachers('When and where somebody is logged in is nothing for a teacher.');

export const sessionTables = [
  personalTable('sessions', {
    holds: 'A login of the last days: since when, on what kind of device, and by whose word.',
    whose: ['user_id'],
    columns: {
      token_hash: notExported('It belongs to the secret of a session.'),
      user_id: WHEN,
      created_at: WHEN,
      last_seen_at: WHEN,
      expires_at: WHEN,
      idle_seconds: notExported('It is a setting of the service.'),
      device: WHEN,
      provider: WHEN,
      impersonation_id: notExported('It is a number of the service: the entry itself is exported.'),
      proved_at: WHEN,
      own_session: notExported('It belongs to the secret of a session.'),
    },
  }),
];
