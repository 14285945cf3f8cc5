import type pg from 'pg';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

/** Which rows to multiply, and into what. */
export interface Copies {
  /** The student whose rows are copied, as the service itself made them. */
  readonly model: number;
  /** The numbers of these copies begin here: copies can be made in several parts. */
  readonly offset: number;
  readonly count: number;
  /** The ids of copy 0 and of its first attempt: ids follow one another without a gap. */
  readonly firstUser: number;
  readonly firstAttempt: number;
  /** What new usernames begin with; the number of the copy follows. */
  readonly prefix: string;
  /** The class of each copy: what the model did for its class the copy did for this one. */
  readonly classIds: readonly number[];
}

/** Questions learn from so many attempts at a time. */
const ATTEMPTS_PER_BATCH = 2_000;

const values = ({ model, count, firstUser, firstAttempt, prefix, offset }: Copies) => [
  model,
  count,
  firstUser,
  firstAttempt,
  prefix,
  offset,
];

/** The number of the copy is `n`; an attempt of the model becomes the same one of each copy. */
const COPY_OF = `
  copy as (select n, $3::bigint + n as student_id from generate_series($6::int, $6::int + $2::int - 1) as n),
  kept as (select id, row_number() over (order by id) - 1 as place, count(*) over () as many
             from attempts where student_id = $1),
  attempt_of as (
    select n, student_id, kept.id as model_id, $4::bigint + n * many + place as id,
           1 + ((n - $6::int) * many + place) / ${ATTEMPTS_PER_BATCH} as batch
      from copy, kept)`;

/** Uses every parameter in every statement, so that all of them take the same list. */
const ALL_PARAMETERS = `select $1::bigint, $2::int, $3::bigint, $4::bigint, $5::text, $6::int, $7::bigint[], $8::bigint[]`;

/** The class of a copy. @param n its number */
const classOf = (n: string): string => `($8::bigint[])[1 + ${n} - $6::int]`;
/** Null stays null, and 0, which is no class in what is kept for reports. */
const sameInClass = (n: string): string =>
  `case when model.class_id <> 0 then ${classOf(n)} else model.class_id end`;

interface Table {
  readonly name: string;
  /** Columns that differ from the model's, by expression. */
  readonly changed: Readonly<Record<string, string>>;
  readonly from: string;
  /** The number of the copy in it. */
  readonly number: 'copy.n' | 'attempt_of.n';
}

const OF_STUDENT = (name: string, changed: Record<string, string> = {}): Table => ({
  name,
  changed: { student_id: 'copy.student_id', ...changed },
  from: `${name} as model, copy where model.student_id = $1`,
  number: 'copy.n',
});

const OF_ATTEMPT = (name: string, changed: Record<string, string> = {}): Table => ({
  name,
  changed: { student_id: 'attempt_of.student_id', attempt_id: 'attempt_of.id', ...changed },
  from: `${name} as model join attempt_of on attempt_of.model_id = model.attempt_id where model.student_id = $1`,
  number: 'attempt_of.n',
});

const PERHAPS_OF_ATTEMPT = (name: string, changed: Record<string, string> = {}): Table => ({
  name,
  changed: { student_id: 'copy.student_id', attempt_id: 'attempt_of.id', ...changed },
  from: `${name} as model cross join copy
           left join attempt_of on attempt_of.n = copy.n and attempt_of.model_id = model.attempt_id
          where model.student_id = $1`,
  number: 'copy.n',
});

const NEW_ID = (table: string) => ({ id: `nextval(pg_get_serial_sequence('${table}', 'id'))` });

/** In the order of their references. */
const TABLES: readonly Table[] = [
  {
    name: 'users',
    changed: {
      id: 'copy.student_id',
      username: `$5 || '.' || copy.n`,
      username_key: `$5 || '.' || copy.n`,
      // Each has a key of their own, as the first login gives one: with the model's they could unlock one another's work.
      outbox_key: 'sha256(gen_random_uuid()::text::bytea)',
    },
    from: 'users as model, copy where model.id = $1',
    number: 'copy.n',
  },
  OF_STUDENT('class_students'),
  OF_STUDENT('student_progress'),
  OF_STUDENT('student_weeks'),
  OF_STUDENT('student_days'),
  OF_STUDENT('student_skill_days'),
  OF_STUDENT('student_years'),
  {
    name: 'attempts',
    changed: {
      student_id: 'attempt_of.student_id',
      id: 'attempt_of.id',
      // The copies of the model's batches would be one that holds nearly all there is.
      batch_id: 'case when model.batch_id is not null then ($7::bigint[])[attempt_of.batch] end',
      settings: `jsonb_set(model.settings, '{settings,classId}', to_jsonb(${classOf('attempt_of.n')}))`,
    },
    from: 'attempts as model join attempt_of on attempt_of.model_id = model.id where model.student_id = $1',
    number: 'attempt_of.n',
  },
  OF_ATTEMPT('answers', { idempotency_key: 'gen_random_uuid()' }),
  PERHAPS_OF_ATTEMPT('progress_events'),
  PERHAPS_OF_ATTEMPT('points_ledger', NEW_ID('points_ledger')),
  PERHAPS_OF_ATTEMPT('offers', NEW_ID('offers')),
];

async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name: name }) => name);
}

/** As many batches as these attempts can fill; `countBatches` writes down how many they got. @returns their ids. */
async function insertBatches(client: pg.ClientBase, attempts: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into question_batches (learned_at, attempts)
     select now(), ${ATTEMPTS_PER_BATCH} from generate_series(1, $1::int) returning id`,
    [Math.ceil(attempts / ATTEMPTS_PER_BATCH)],
  );
  return rows.map(({ id }) => id);
}

/** Batches that got none go away. */
async function countBatches(client: pg.ClientBase, batchIds: readonly number[]): Promise<void> {
  await client.query(
    `with counted as (
       select id, (select count(*)::int from attempts where batch_id = batch.id) as n from unnest($1::bigint[]) as batch (id)),
     none as (delete from question_batches using counted where question_batches.id = counted.id and n = 0)
     update question_batches set attempts = n from counted where question_batches.id = counted.id and n > 0`,
    [batchIds],
  );
}

/**
 * Copies everything that one student has to `count` new ones. Where the role may say so, references
 * are not looked up again for each row: they are the model's.
 */
export async function copyStudent(client: pg.ClientBase, copies: Copies): Promise<void> {
  await client.query(
    `select set_config('session_replication_role', 'replica', true) where current_setting('is_superuser') = 'on'`,
  );
  const batchIds = await insertBatches(client, copies.count * (await countAttempts(client, copies.model)));
  for (const { name, changed, from, number } of TABLES) {
    const columns = await columnsOf(client, name);
    const picked = columns.map(
      (column) => changed[column] ?? (column === 'class_id' ? sameInClass(number) : `model.${column}`),
    );
    await client.query(
      `with parameters as (${ALL_PARAMETERS}), ${COPY_OF}
       insert into ${name} (${columns.join(', ')}) overriding system value select ${picked.join(', ')} from ${from}`,
      [...values(copies), batchIds, copies.classIds],
    );
  }
  await countBatches(client, batchIds);
}

/** The first free ids; the given numbers of them are taken, so the next ones follow without a gap. */
export async function reserveIds(
  client: pg.ClientBase,
  { users, attempts }: { readonly users: number; readonly attempts: number },
): Promise<{ firstUser: number; firstAttempt: number }> {
  const take = async (table: string, many: number) => {
    const { rows } = await client.query<{ first: number }>(
      `select nextval(pg_get_serial_sequence($1, 'id')) as first`,
      [table],
    );
    const first = rows[0]?.first ?? 0;
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, first + many - 1]);
    return first;
  };
  return { firstUser: await take('users', users), firstAttempt: await take('attempts', attempts) };
}

export async function countAttempts(client: pg.ClientBase, studentId: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*) as n from attempts where student_id = $1',
    [studentId],
  );
  return rows[0]?.n ?? 0;
}

/** Sessions that are as alive as fresh ones, by the hashes of their tokens. */
export async function insertSessions(
  client: pg.ClientBase,
  sessions: { readonly firstUser: number; readonly hashes: readonly Buffer[] },
): Promise<void> {
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, idle_seconds)
     select hash, $1::bigint + place - 1, now(), now(), now() + interval '12 hours', 43200
       from unnest($2::bytea[]) with ordinality as token (hash, place)`,
    [sessions.firstUser, sessions.hashes],
  );
}

/** The version of the passage that a student opened last. */
export async function selectNewestVersion(pool: pg.Pool, studentId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select passage_version_id as id from attempts where student_id = $1 order by attempts.id desc limit 1',
    [studentId],
  );
  return rows[0]?.id ?? 0;
}

/** More classes like one, named by their numbers. @returns their ids. */
export async function copyClass(client: pg.ClientBase, classId: number, count: number): Promise<number[]> {
  const columns = (await columnsOf(client, 'classes')).filter((column) => column !== 'id');
  const picked = columns.map((column) => (column === 'name' ? `'Room ' || n` : `model.${column}`));
  const { rows } = await client.query<{ id: number }>(
    `insert into classes (${columns.join(', ')})
     select ${picked.join(', ')} from classes as model, generate_series(2, $2::int + 1) as n where model.id = $1
     returning id`,
    [classId, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Statistics and free space as after a quiet night, and everything on the disk where that may be asked for. In a large school
 * it takes longer than a statement may.
 */
export async function tidyUp(pool: pg.Pool): Promise<void> {
  await withoutStatementTimeout(pool, async (client) => {
    await client.query('vacuum analyze');
    // The embedded database does not let its role do that.
    const { rows } = await client.query<{ may: boolean }>(
      `select pg_has_role(current_user, 'pg_checkpoint', 'member') as may`,
    );
    if (rows[0]?.may) await client.query('checkpoint');
  });
}
