import {
  about,
  notExported,
  notForTeachers,
  personalTable,
} from '#platform/personal-data/server/personal-table.ts';

const SECRET = notExported('It belongs to a secret of the account.');
const OWN = notForTeachers('It is between the person and the service.');

export const accountsTables = [
  personalTable('users', {
    holds: 'The account: who the person is here.',
    whose: ['id'],
    others: ['joined_to'],
    columns: {
      id: about,
      username: about,
      username_key: notExported('It is the username again, as it is compared.'),
      role: about,
      register_as: about,
      first_name: about,
      last_name: about,
      email: OWN,
      password_hash: SECRET,
      birth_year: OWN,
      birth_month: OWN,
      timezone: about,
      country: about,
      settings: OWN,
      ref: OWN,
      locked_at: about,
      keys_approved_at: about,
      created_at: about,
      last_login_at: about,
      outbox_key: SECRET,
      must_change_password: OWN,
      job_title: OWN,
      teaching: OWN,
      joined_to: notExported('It is the number of another account.'),
    },
  }),
  personalTable('impersonations', {
    holds: 'An administrator acted as the person: when, and why.',
    whose: ['person_id'],
    others: ['admin_id'],
    columns: {
      id: OWN,
      person_id: OWN,
      admin_id: notExported('It is the number of another person.'),
      reason: OWN,
      began_at: OWN,
      ends_at: OWN,
    },
  }),
  personalTable('login_devices', {
    holds: 'A device on which the person has logged in: when first, and when last.',
    whose: ['user_id'],
    columns: {
      user_id: OWN,
      device_hash: SECRET,
      made_at: OWN,
      last_at: OWN,
      wrong: OWN,
      next_try_at: OWN,
    },
  }),
  personalTable('password_links', {
    holds: 'A link for a new password that the person asked for by mail.',
    whose: ['user_id'],
    columns: { user_id: OWN, token_hash: SECRET, made_at: OWN, expires_at: OWN },
  }),
  personalTable('identities', {
    holds: 'An account at Google or at the school that the person has connected, to log in with it.',
    whose: ['user_id'],
    columns: { issuer: OWN, subject: OWN, user_id: OWN, connected_at: OWN },
  }),
  personalTable('provider_logins', {
    holds: 'An account there that the person is about to connect.',
    whose: ['user_id'],
    columns: {
      binding_hash: SECRET,
      provider: OWN,
      user_id: OWN,
      password_mark: SECRET,
      begun_at: OWN,
      expires_at: OWN,
    },
  }),
];
