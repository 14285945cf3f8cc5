import {
  about,
  notExported,
  personalTable,
  tableAboutNobody,
} from '#platform/personal-data/server/personal-table.ts';

const SERVICE = notExported('It is of use to the service alone.');

export const billingTables = [
  personalTable('billing_customers', {
    holds:
      'What the provider of payments calls the person. The provider itself has the card, the bills, and the email address that was given there.',
    whose: ['user_id'],
    columns: { user_id: about, customer_id: about, made_at: about, open_session_id: SERVICE, live: about },
  }),
  personalTable('subscriptions', {
    holds: 'A plan that the person pays for, or has paid for.',
    whose: ['user_id'],
    columns: {
      subscription_id: about,
      user_id: about,
      status: about,
      plan: about,
      term: about,
      seats: about,
      price_id: about,
      product_id: about,
      started_at: about,
      period_ends_at: about,
      trial_ends_at: about,
      ends_with_period: about,
      reading: SERVICE,
      changed_at: about,
      live: about,
    },
  }),
  personalTable('quotes', {
    holds: 'A quote that the teacher asked for, for a school.',
    whose: ['teacher_id'],
    columns: {
      id: about,
      teacher_id: about,
      school_name: about,
      address: about,
      contact_name: about,
      contact_email: about,
      seats: about,
      teachers: about,
      plan: about,
      term: about,
      currency: about,
      amount: about,
      said: about,
      made_at: about,
      expires_at: about,
    },
  }),
  tableAboutNobody(
    'billing_endings',
    'It holds what the provider of payments calls people who were erased, until it has forgotten them. Nobody here is behind it any more.',
    ['customer_id', 'asked_at', 'live'],
  ),
  tableAboutNobody('billing_events', 'It holds which messages of the provider of payments were acted on.', [
    'event_id',
    'type',
    'created_at',
    'received_at',
  ]),
];
