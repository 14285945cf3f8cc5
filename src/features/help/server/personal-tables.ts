import { notExported, notForTeachers, personalTable } from '#platform/personal-data/server/personal-table.ts';

const MESSAGE = notForTeachers('A message to the operator is for the one who wrote it.');

export const helpTables = [
  personalTable('contact_inquiries', {
    holds: 'A message that the person sent to those who run the service, while logged in.',
    whose: ['user_id'],
    columns: {
      id: MESSAGE,
      inquiry_key: notExported('It keeps a message that is sent twice from being kept twice.'),
      user_id: MESSAGE,
      name: MESSAGE,
      email: MESSAGE,
      text: MESSAGE,
      written_at: MESSAGE,
      done_at: MESSAGE,
    },
  }),
];
