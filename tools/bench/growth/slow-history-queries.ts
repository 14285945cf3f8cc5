import type pg from 'pg';

/** The injected fault. */
export async function injectSlowHistory(pool: pg.Pool): Promise<void> {
  await pool.query(`
    drop index attempts_finished;
    create function look_through_all() returns trigger language plpgsql as $$
      begin
        perform count(*) from answers where seconds < 0;
        return new;
      end $$;
    create trigger look_through_all before insert on answers for each row execute function look_through_all()`);
}
