-- What people pay for. The provider of payments knows more; here is what this service goes by, as the provider last said it.

-- Who a customer of the provider is here.
create table billing_customers (
  user_id bigint not null,
  customer_id text not null,
  made_at timestamptz not null,
  constraint billing_customers_pkey primary key (user_id),
  constraint billing_customers_customer_unique unique (customer_id),
  constraint billing_customers_customer_short check (length(customer_id) between 1 and 255),
  constraint billing_customers_user_fkey foreign key (user_id) references users on delete cascade
);

create table subscriptions (
  -- The provider's.
  subscription_id text not null,
  user_id bigint not null,
  status text not null,
  plan text not null,
  term text not null,
  seats integer not null,
  price_id text not null,
  product_id text not null,
  started_at timestamptz not null,
  period_ends_at timestamptz not null,
  trial_ends_at timestamptz,
  -- It is canceled, and goes on until what is paid for is over.
  ends_with_period boolean not null,
  -- Which reading of the provider this is: one that was begun earlier is never written over it.
  reading bigint not null,
  changed_at timestamptz not null,
  constraint subscriptions_pkey primary key (subscription_id),
  constraint subscriptions_status_known check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  constraint subscriptions_plan_known check (plan in ('small', 'medium', 'large', 'district')),
  constraint subscriptions_term_known check (term in ('monthly', 'annual')),
  constraint subscriptions_seats_positive check (seats > 0),
  constraint subscriptions_user_fkey foreign key (user_id) references users on delete cascade
);
create index subscriptions_of_user on subscriptions (user_id);

create sequence subscription_readings;

-- Events of the provider that were acted on: one that comes again changes nothing. They say nothing about people.
create table billing_events (
  event_id text not null,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  constraint billing_events_pkey primary key (event_id),
  constraint billing_events_id_short check (length(event_id) between 1 and 255),
  constraint billing_events_type_short check (length(type) between 1 and 255)
);
create index billing_events_received on billing_events (received_at);
