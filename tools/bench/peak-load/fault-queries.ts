import type pg from 'pg';

/** Every so many-th student. */
const FAULTY_STUDENT_INTERVAL = 20;

const ONE_POINT_TOO_MANY = `
  create function faulty_point() returns trigger language plpgsql as $$
  begin
    if new.student_id % ${FAULTY_STUDENT_INTERVAL} = 0 then new.points := new.points + 1; end if;
    return new;
  end $$;
  create trigger faulty_point before insert on points_ledger for each row execute function faulty_point();`;

const SLOW_ANSWERS = `
  create function faulty_sleep() returns trigger language plpgsql as $$
  begin
    if new.student_id % ${FAULTY_STUDENT_INTERVAL} = 0 then perform pg_sleep(0.4); end if;
    return new;
  end $$;
  create trigger faulty_sleep before insert on answers for each row execute function faulty_sleep();`;

const REMOVE_FAULTS = `
  drop function if exists faulty_point() cascade;
  drop function if exists faulty_sleep() cascade;`;

/** Points that the rules do not give, and in a long run answers that take long. */
export async function injectFault(pool: pg.Pool, { slow }: { readonly slow: boolean }): Promise<void> {
  await pool.query(ONE_POINT_TOO_MANY + (slow ? SLOW_ANSWERS : ''));
}

export async function removeFault(pool: pg.Pool): Promise<void> {
  await pool.query(REMOVE_FAULTS);
}
