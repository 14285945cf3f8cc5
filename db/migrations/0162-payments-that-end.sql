-- Customers of people who were erased, for the provider of payments to forget: it charges them until it has. A row goes once it has.
create table billing_endings (
  customer_id text not null,
  asked_at timestamptz not null,
  constraint billing_endings_pkey primary key (customer_id),
  constraint billing_endings_customer_short check (length(customer_id) between 1 and 255)
);

-- The page where the person may be paying now: one at a time, so that nobody pays twice.
alter table billing_customers
  add column open_session_id text,
  -- Whether the provider takes real money of it; null where that was not kept.
  add column live boolean,
  add constraint billing_customers_session_short check (length(open_session_id) between 1 and 255);

alter table subscriptions add column live boolean;
