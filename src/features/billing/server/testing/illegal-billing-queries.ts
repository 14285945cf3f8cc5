import type pg from 'pg';

/** Each named invariant of the tables of payment, with a change that it must refuse; the legal rows are those of `insertBilling`. */
export const ILLEGAL_BILLING: Readonly<Record<string, string>> = {
  billing_customers_customer_unique: `insert into billing_customers (user_id, customer_id, made_at)
    select id, 'cus_1', now() from users where role = 'student' limit 1`,
  billing_customers_customer_short: "update billing_customers set customer_id = ''",
  billing_customers_session_short: "update billing_customers set open_session_id = ''",
  billing_endings_customer_short: "update billing_endings set customer_id = ''",
  subscriptions_status_known: "update subscriptions set status = 'free'",
  subscriptions_plan_known: "update subscriptions set plan = 'huge'",
  subscriptions_term_known: "update subscriptions set term = 'weekly'",
  subscriptions_seats_positive: 'update subscriptions set seats = 0',
  quotes_seats_positive: 'update quotes set seats = 0',
  quotes_teachers_positive: 'update quotes set teachers = 0',
  quotes_plan_known: "update quotes set plan = 'huge'",
  quotes_term_known: "update quotes set term = 'weekly'",
  quotes_amount_of_plan: 'update quotes set amount = null',
  quotes_expire_after_made: 'update quotes set expires_at = made_at',
  billing_events_id_short: "update billing_events set event_id = ''",
  billing_events_type_short: "update billing_events set type = ''",
};

/** A teacher who pays for a plan, and an event of the provider. */
export const insertBilling = (pool: pg.Pool, teacherId: number) =>
  pool.query(
    `with customer as (insert into billing_customers values ($1, 'cus_1', now())),
       quote as (insert into quotes (teacher_id, school_name, address, contact_name, contact_email, seats, plan, term, currency,
         amount, made_at, expires_at)
         values ($1, 'Oak', '', 'Fox', 'fox@oak.example', 340, 'large', 'annual', 'usd', 1, now(), now() + interval '30 days')),
       ending as (insert into billing_endings values ('cus_of_somebody_erased', now())),
       event as (insert into billing_events values ('evt_1', 'invoice.paid', now(), now()))
     insert into subscriptions (subscription_id, user_id, status, plan, term, seats, price_id, product_id, started_at,
       period_ends_at, ends_with_period, reading, changed_at)
     values ('sub_1', $1, 'active', 'small', 'annual', 50, 'price', 'product', now(), now(), false, 0, now())`,
    [teacherId],
  );
