import { notExported, notForTeachers, personalTable } from '#platform/personal-data/server/personal-table.ts';

const LETTER = notForTeachers('A mail is for the one whom it was written to.');
const SENDING = notExported('It is how the mail is being sent.');

export const mailTables = [
  personalTable('mails', {
    holds: 'A mail that the service wrote to the person in the last thirty days.',
    whose: ['user_id'],
    columns: {
      id: LETTER,
      message_key: SENDING,
      user_id: LETTER,
      to_address: LETTER,
      subject: LETTER,
      content: LETTER,
      secrets: notExported('With the link of a mail somebody else could take the account.'),
      state: LETTER,
      created_at: LETTER,
      ends_at: LETTER,
      next_try_at: SENDING,
      tries: SENDING,
      lease_id: SENDING,
      unclear: SENDING,
      last_error: SENDING,
      ended_at: LETTER,
    },
  }),
];
