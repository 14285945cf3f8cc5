import type pg from 'pg';
import type { School } from '../../harness/school.ts';
import { withoutStatementTimeout } from '../../harness/without-statement-timeout.ts';

/** Civil days, as the service counts them: since 1970. */
interface Days {
  readonly first: number;
  readonly last: number;
}

/**
 * Lets every second class of a school take part in a competition of all schools that has begun; their teacher is approved.
 * @returns its number, and who reads for it.
 */
export async function openCompetition(
  pool: pg.Pool,
  { teacher, classIds }: School,
  { first, last }: Days,
): Promise<{ readonly competitionId: number; readonly studentIds: ReadonlySet<number> }> {
  const taking = classIds.filter((_, index) => index % 2 === 0);
  return withoutStatementTimeout(pool, async (client) => {
    await client.query('update users set keys_approved_at = now() where id = $1', [teacher.id]);
    const { rows } = await client.query<{ id: number }>(
      `insert into competitions (kind, name, first_day, last_day, created_at)
       values ('GLOBAL_COMPETITION', 'Reading week', $1, $2, now()) returning id`,
      [first, last],
    );
    const competitionId = rows[0]?.id ?? 0;
    await client.query(
      `with set_for as (
         insert into activities (class_id, kind, whole_class, start_day, due_day, created_at)
         select id, 'GLOBAL_COMPETITION', true, $3, $4, now() from unnest($2::bigint[]) as taking (id)
         returning id, class_id)
       insert into competition_classes (competition_id, class_id, activity_id, roster)
       select $1, s.class_id, s.id, (select count(*) from class_students m where m.class_id = s.class_id) from set_for s`,
      [competitionId, taking, first, last],
    );
    const readers = await client.query<{ student_id: number }>(
      `insert into competition_students (student_id, competition_id, class_id)
       select student_id, $1, class_id from class_students where class_id = any($2::bigint[]) returning student_id`,
      [competitionId, taking],
    );
    // Who reads for it has been locked once, and the first to look at such a row tidies it up.
    await client.query('vacuum analyze');
    return { competitionId, studentIds: new Set(readers.rows.map((row) => row.student_id)) };
  });
}

/** How often the tables of competitions were read or written, since the server began to count. */
export async function usesOfCompetitions(pool: pg.Pool): Promise<number> {
  // A backend reports its counters a moment after its statement.
  await pool.query('select pg_sleep(1.5), pg_stat_clear_snapshot()');
  const { rows } = await pool.query<{ uses: number }>(
    `select coalesce(sum(seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del), 0)::integer as uses
       from pg_stat_user_tables
      where relname in ('competitions', 'competition_classes', 'competition_students')`,
  );
  return rows[0]?.uses ?? 0;
}

/** The injected fault: the sum of a class in one row, to which every answer adds. */
export async function injectSumOfClass(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function sum_of_class() returns trigger language plpgsql as $$
    begin
      update competition_classes k set roster = k.roster
        from competition_students s
       where s.student_id = new.student_id and k.competition_id = s.competition_id and k.class_id = s.class_id;
      return null;
    end $$`);
  await pool.query(
    'create trigger sum_of_class after insert on answers for each row execute function sum_of_class()',
  );
}
