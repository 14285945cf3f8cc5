import type pg from 'pg';
import { withoutStatementTimeout } from '../../harness/without-statement-timeout.ts';

export async function countAnswers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*) as n from answers');
  return rows[0]?.n ?? 0;
}

/** Takes back what was answered in the quizzes that are open, and tidies up: the next walk finds what this one found. */
export async function reopenQuizzes(pool: pg.Pool): Promise<void> {
  await withoutStatementTimeout(pool, async (client) => {
    await client.query(
      `delete from answers using attempts
        where answers.student_id = attempts.student_id and attempt_id = attempts.id
          and status = 'open' and kind = 'practice'`,
    );
    await client.query(
      `update attempts set answered = 0, marks = '', spent_until = started_at
        where status = 'open' and kind = 'practice'`,
    );
    await client.query('vacuum analyze answers, attempts');
  });
}

/** The injected fault loses the second answer of every quiz. Only the service's own connections suffer from it, as from a slip of the service. */
export async function injectSlowLoss(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function slow_loss() returns trigger language plpgsql as $$
    begin
      perform count(*) from generate_series(1, 10000);
      if new.position = 1 then
        delete from answers
         where student_id = new.student_id and attempt_id = new.attempt_id and position = new.position;
      end if;
      return null;
    end $$`);
  await pool.query(
    `create trigger slow_loss after insert on answers for each row
       when (current_setting('application_name') = 'openleaf') execute function slow_loss()`,
  );
}

export async function removeSlowLoss(pool: pg.Pool): Promise<void> {
  await pool.query('drop trigger slow_loss on answers');
  await pool.query('drop function slow_loss');
}
