import type pg from 'pg';

/** From now on each teacher who is made has a plan that is paid: for tests that make requests of every endpoint. */
export const subscribeEveryTeacher = (pool: pg.Pool) =>
  pool.query(`
    create function subscribe_teacher() returns trigger language plpgsql as $$
    begin
      insert into subscriptions (subscription_id, user_id, status, plan, term, seats, price_id, product_id, started_at,
        period_ends_at, ends_with_period, reading, changed_at)
      values ('sub_' || new.id, new.id, 'active', 'small', 'annual', 50, 'price', 'product', now(), now(), false, 0, now());
      insert into billing_customers values (new.id, 'cus_' || new.id, now());
      return new;
    end $$;
    create trigger subscribe_teachers after insert on users for each row when (new.role = 'teacher')
      execute function subscribe_teacher()`);

/** Ends what a teacher pays for. */
export const endSubscriptions = (pool: pg.Pool, userId: number) =>
  pool.query(`update subscriptions set status = 'canceled' where user_id = $1`, [userId]);

/** A quote of a person. @returns its number. */
export async function someQuote(pool: pg.Pool, userId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into quotes (teacher_id, school_name, address, contact_name, contact_email, seats, plan, term, currency, amount, made_at,
       expires_at)
     values ($1, 'Oak', '', 'Fox', 'fox@oak.example', 340, 'large', 'annual', 'usd', 1, now(), now() + interval '30 days')
     returning id`,
    [userId],
  );
  return Number(rows[0]?.id);
}
