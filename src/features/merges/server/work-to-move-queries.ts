import { sql } from 'kysely';
import type { Tx } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

interface Two {
  readonly keptId: number;
  readonly joinedId: number;
}

/** Keeps answers, essays and whatever else changes finished work of some students from doing so until the transaction ends. */
export async function lockAttempts(tx: Tx, studentIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom('attempts')
    .select('id')
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .orderBy('student_id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends what students have open. @returns the attempts. */
export async function stopOpen(tx: Tx, studentIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .updateTable('attempts')
    .set({ status: 'stopped' })
    .where('student_id', '=', sql<number>`any(${studentIds}::bigint[])`)
    .where('status', '=', sql.lit('open'))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens again what was ended, where nothing of the kind has been opened since. */
export async function reopen(
  tx: Tx,
  { studentId, attempts }: { readonly studentId: number; readonly attempts: readonly number[] },
): Promise<void> {
  await tx
    .updateTable('attempts as a')
    .from('student_progress as p')
    .set({ status: 'open' })
    .where('a.student_id', '=', studentId)
    .where('a.id', '=', sql<number>`any(${attempts}::bigint[])`)
    .where('a.status', '=', sql.lit('stopped'))
    .where('p.student_id', '=', studentId)
    .whereRef('p.epoch', '=', 'a.epoch')
    .where(
      sql<boolean>`not exists (
        select from attempts o where o.student_id = ${studentId} and o.kind = a.kind and o.status = 'open')`,
    )
    .execute();
}

/** What the account that is closed has, and where it meets what the other one has. */
export async function selectWorkToMove(tx: Tx, { keptId, joinedId }: Two): Promise<WorkToMove> {
  const [found] = await workToMove(tx, { keptId, joinedId });
  if (!found) throw new Error('A select without a table has one row.');
  return found;
}

export interface WorkToMove {
  readonly attempts: number[];
  readonly ledger: number[];
  readonly events: number;
  readonly parted: { readonly id: number; readonly activity: number }[];
  readonly versions: number[];
  readonly kept_events: number;
  readonly lowest_epoch: number;
}

const workToMove = preparedStatement(
  'work-to-move',
  (_db, { keptId, joinedId }: Two) => sql<WorkToMove>`
    select (select coalesce(json_agg(id order by id), '[]') from attempts where student_id = ${joinedId}) as attempts,
           (select coalesce(json_agg(id order by id), '[]') from points_ledger where student_id = ${joinedId}) as ledger,
           (select count(*) from progress_events where student_id = ${joinedId}) as events,
           (select coalesce(json_agg(json_build_object('id', r.id, 'activity', r.activity_id) order by r.id), '[]')
              from attempts r where r.student_id = ${joinedId} and r.status <> 'stopped' and exists (
                select from attempts k where k.student_id = ${keptId} and k.activity_id = r.activity_id and k.status <> 'stopped')) as parted,
           (select coalesce(json_agg(m.passage_version_id), '[]') from reader_marks m
             where m.student_id = ${joinedId} and not exists (
               select from reader_marks k where k.student_id = ${keptId} and k.passage_version_id = m.passage_version_id)) as versions,
           (select count(*) from progress_events where student_id = ${keptId}) as kept_events,
           least(1, (select min(epoch) from attempts where student_id = ${keptId}),
                    (select min(epoch) from points_ledger where student_id = ${keptId})) as lowest_epoch`,
);

interface WeeksOfTwo extends Two {
  /** The epoch of the closed account. */
  readonly from: number;
  /** The epoch of the kept one. */
  readonly to: number;
}

/** Adds the weeks of the closed account to those of the kept one; its own rows stay for an undo. */
export const addWeeks = preparedStatement(
  'add-weeks-of-joined',
  (_db, { keptId, joinedId, from, to }: WeeksOfTwo) => sql`
    insert into student_weeks as kept (student_id, epoch, monday, completed, half_right, passed)
    select ${keptId}::bigint, ${to}::integer, monday, completed, half_right, passed
      from student_weeks where student_id = ${joinedId} and epoch = ${from}
        on conflict (student_id, epoch, monday) do update
       set completed = kept.completed + excluded.completed, half_right = kept.half_right + excluded.half_right,
           passed = kept.passed + excluded.passed`,
);

/** Takes them away again. A key that was corrected meanwhile may have added to them: what is left is no more than there can be. */
export async function takeWeeks(tx: Tx, weeks: WeeksOfTwo): Promise<void> {
  await takingWeeks(tx, weeks);
  await tx
    .deleteFrom('student_weeks')
    .where('student_id', '=', weeks.keptId)
    .where('epoch', '=', weeks.to)
    .where('completed', '=', 0)
    .execute();
}

const takingWeeks = preparedStatement(
  'take-weeks-of-joined',
  (_db, { keptId, joinedId, from, to }: WeeksOfTwo) => sql`
    update student_weeks kept
       set completed = greatest(0, kept.completed - j.completed),
           half_right = least(greatest(0, kept.completed - j.completed), greatest(0, kept.half_right - j.half_right)),
           passed = least(greatest(0, kept.completed - j.completed), greatest(0, kept.half_right - j.half_right),
                          greatest(0, kept.passed - j.passed))
      from student_weeks j
     where kept.student_id = ${keptId} and kept.epoch = ${to} and j.student_id = ${joinedId} and j.epoch = ${from}
       and j.monday = kept.monday`,
);

/** What the kept account takes part in since a merge, because the other one did. */
export interface Shared {
  /** Activities that it was set. */
  readonly set: number[];
  /** Activities for which it was given more time. */
  readonly longer: number[];
  /** Activities whose pretest it took. */
  readonly asked: number[];
  /** Competitions in which it reads for a class. */
  readonly competitions: number[];
}

/** Lets the kept account take part in what the other one did, where it does not yet. */
export async function shareActivities(
  tx: Tx,
  { keptId, joinedId, pretests }: Two & { readonly pretests: number },
): Promise<Shared> {
  const set = await setActivities(tx, { keptId, joinedId });
  const longer = await giveMoreTime(tx, { keptId, joinedId });
  const asked = await askPretests(tx, { keptId, joinedId, pretests });
  const competitions = await enterCompetitions(tx, { keptId, joinedId });
  return { set: ids(set), longer: ids(longer), asked: ids(asked), competitions: ids(competitions) };
}

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const setActivities = preparedStatement(
  'set-activities-of-joined',
  (_db, { keptId, joinedId }: Two) => sql<{ readonly id: number }>`
    insert into activity_students (student_id, activity_id)
    select ${keptId}::bigint, activity_id from activity_students where student_id = ${joinedId}
        on conflict do nothing returning activity_id as id`,
);

const giveMoreTime = preparedStatement(
  'give-more-time-of-joined',
  (_db, { keptId, joinedId }: Two) => sql<{ readonly id: number }>`
    insert into activity_due_days (student_id, activity_id, due_day)
    select ${keptId}::bigint, activity_id, due_day from activity_due_days where student_id = ${joinedId}
        on conflict do nothing returning activity_id as id`,
);

const askPretests = preparedStatement(
  'ask-pretests-of-joined',
  (_db, { keptId, joinedId, pretests }: Two & { readonly pretests: number }) => sql<{ readonly id: number }>`
    insert into activity_pretests (student_id, activity_id, pretest, finished_at, finished_day)
    select ${keptId}::bigint, activity_id, pretest + ${pretests}::integer, finished_at, finished_day
      from activity_pretests where student_id = ${joinedId}
        on conflict do nothing returning activity_id as id`,
);

/**
 * Whether only one of two accounts counts in a competition that is not over, or each for another class: a class would get points of somebody
 * who was not counted for it at the start.
 */
export async function changesCompetition(tx: Tx, { keptId, joinedId }: Two): Promise<boolean> {
  const found = await tx
    .selectFrom('competition_students as s')
    .innerJoin('competitions as p', 'p.id', 's.competition_id')
    .select('s.competition_id')
    .where('s.student_id', '=', sql<number>`any(${[keptId, joinedId]}::bigint[])`)
    .where('p.ended_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    .groupBy('s.competition_id')
    .having(sql<boolean>`count(*) = 1 or min(s.class_id) <> max(s.class_id)`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

const enterCompetitions = preparedStatement(
  'enter-competitions-of-joined',
  (_db, { keptId, joinedId }: Two) => sql<{ readonly id: number }>`
    insert into competition_students (student_id, competition_id, class_id, told_at)
    select ${keptId}::bigint, competition_id, class_id, told_at from competition_students where student_id = ${joinedId}
        on conflict do nothing returning competition_id as id`,
);

/** Takes that back. */
export async function unshareActivities(
  tx: Tx,
  { keptId, set, longer, asked, competitions }: Shared & { readonly keptId: number },
): Promise<void> {
  const those = [
    { table: 'activity_students', column: 'activity_id', which: set },
    { table: 'activity_due_days', column: 'activity_id', which: longer },
    { table: 'activity_pretests', column: 'activity_id', which: asked },
    { table: 'competition_students', column: 'competition_id', which: competitions },
  ] as const;
  for (const { table, column, which } of those) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction sends one statement at a time
    await tx
      .deleteFrom(table)
      .where('student_id', '=', keptId)
      .where(sql<boolean>`${sql.ref(column)} = any(${which}::bigint[])`)
      .execute();
  }
}

/** What a corrected key changed for the closed account, it changed for the kept one. */
export const shareCorrections = preparedStatement(
  'share-corrections-of-joined',
  (_db, { keptId, joinedId }: Two) => sql`
    insert into rescored_students as kept (student_id, correction_id, attempts, points, level_before, level_after)
    select ${keptId}::bigint, correction_id, attempts, points, level_before, level_after
      from rescored_students where student_id = ${joinedId}
        on conflict (student_id, correction_id) do update
       set attempts = kept.attempts + excluded.attempts, points = kept.points + excluded.points`,
);

/** Takes that back from the kept account; what the key changed for its own work stays. The notes of the other one are its own again. */
export async function unshareCorrections(tx: Tx, two: Two): Promise<void> {
  await dropSharedCorrections(tx, two);
  await takeSharedCorrections(tx, two);
}

const dropSharedCorrections = preparedStatement(
  'drop-shared-corrections',
  (_db, { keptId, joinedId }: Two) => sql`
    delete from rescored_students kept using rescored_students j
     where kept.student_id = ${keptId} and j.student_id = ${joinedId} and j.correction_id = kept.correction_id
       and kept.attempts <= j.attempts`,
);

const takeSharedCorrections = preparedStatement(
  'take-shared-corrections',
  (_db, { keptId, joinedId }: Two) => sql`
    update rescored_students kept
       set attempts = kept.attempts - j.attempts, points = greatest(0, kept.points - j.points)
      from rescored_students j
     where kept.student_id = ${keptId} and j.student_id = ${joinedId} and j.correction_id = kept.correction_id`,
);
