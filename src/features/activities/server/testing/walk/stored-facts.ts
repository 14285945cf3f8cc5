import type { TestApp } from '#app/server/testing/test-app.ts';
import { rightCounted } from '#features/progress/core/points.ts';
import { tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import { dayNumber, startOfDay } from '#platform/time/core/time-zone.ts';
import { dueDayFor } from '../../../core/activity-days.ts';
import { type Assignment, asWhole } from '../../../core/assignment.ts';

/** An activity as its row has it. */
export interface StoredActivity {
  readonly id: number;
  readonly classId: number;
  readonly timezone: string;
  readonly kind: string;
  readonly passageId: number | null;
  readonly rule: string | null;
  readonly quizzes: number | null;
  readonly startDay: number;
  readonly dueDay: number;
  readonly paused: boolean;
  readonly canceled: boolean;
  readonly wholeClass: boolean;
  readonly studentIds: readonly number[];
  /** By student: the due day of those who were given more time. */
  readonly dueDays: Readonly<Record<number, number>>;
  readonly competitionId: number | null;
  /** The result of its competition is written. */
  readonly ended: boolean;
}

/** What a student has done of an activity. */
export interface StoredWork {
  readonly begun: boolean;
  readonly finished: boolean;
  /** Which pretest of the student it is; null for a passage. */
  readonly pretest: number | null;
}

/** All that the statuses of activities follow from, read from the tables by statements of the test alone. */
export interface Stored {
  readonly activities: ReadonlyMap<number, StoredActivity>;
  /** By class and student: when a student who is in it now joined it. */
  readonly members: ReadonlyMap<string, number>;
  /** By student and activity; what was too fast to count is not there. */
  readonly work: ReadonlyMap<string, StoredWork>;
  /** By student: the pretest, and the quiz that is open. */
  readonly students: ReadonlyMap<number, StoredStudent>;
}
interface StoredStudent {
  readonly pretest: string;
  readonly pretests: number;
  readonly openQuiz: { readonly activityId: number | null; readonly answered: number } | null;
}

export const keyOf = (one: number, other: number): string => `${one}/${other}`;
const NOT_BEGUN: StoredWork = { begun: false, finished: false, pretest: null };

export const workOf = ({ work }: Pick<Stored, 'work'>, studentId: number, activityId: number): StoredWork =>
  work.get(keyOf(studentId, activityId)) ?? NOT_BEGUN;

interface Row {
  readonly activities: readonly StoredActivity[] | null;
  readonly members: readonly { class_id: number; student_id: number; joined_at: string }[] | null;
  readonly attempts: readonly AttemptRow[] | null;
  readonly asked:
    | readonly { student_id: number; activity_id: number; pretest: number; finished: boolean }[]
    | null;
  readonly progress: readonly { student_id: number; pretest_status: string; pretests: number }[] | null;
}
interface AttemptRow {
  readonly student_id: number;
  readonly activity_id: number | null;
  readonly open: boolean;
  readonly answered: number;
  readonly marks: string;
}

export async function readStored(
  { database: { pool } }: Pick<TestApp, 'database'>,
  classIds: readonly number[],
  studentIds: readonly number[],
): Promise<Stored> {
  const { rows } = await pool.query<{ stored: Row }>(
    `select json_build_object(
       'activities', (select json_agg(json_build_object(
          'id', a.id, 'classId', a.class_id, 'timezone', c.timezone, 'kind', a.kind, 'passageId', a.passage_id,
          'rule', a.weekly_rule, 'quizzes', a.weekly_quizzes, 'startDay', a.start_day, 'dueDay', a.due_day,
          'paused', a.paused_at is not null, 'canceled', a.canceled_at is not null, 'wholeClass', a.whole_class,
          'studentIds', array(select s.student_id from activity_students s where s.activity_id = a.id order by 1),
          'dueDays', (select coalesce(json_object_agg(d.student_id, d.due_day), '{}') from activity_due_days d where d.activity_id = a.id),
          'competitionId', (select k.competition_id from competition_classes k where k.activity_id = a.id),
          'ended', exists (select from competition_classes k join competitions p on p.id = k.competition_id
                            where k.activity_id = a.id and p.ended_at is not null)) order by a.id)
          from activities a join classes c on c.id = a.class_id where a.class_id = any($1)),
       'members', (select json_agg(m) from class_students m where m.class_id = any($1) and m.removed_at is null),
       'attempts', (select json_agg(json_build_object('student_id', t.student_id, 'activity_id', t.activity_id,
          'open', t.status = 'open', 'answered', t.answered, 'marks', t.marks))
          from attempts t where t.student_id = any($2) and t.kind = 'practice' and t.status <> 'stopped'
           and (t.activity_id is not null or t.status = 'open')),
       'asked', (select json_agg(json_build_object('student_id', b.student_id, 'activity_id', b.activity_id,
          'pretest', b.pretest, 'finished', b.finished_at is not null))
          from activity_pretests b where b.student_id = any($2)),
       'progress', (select json_agg(p) from student_progress p where p.student_id = any($2))) as stored`,
    [classIds, studentIds],
  );
  return toStored(rows[0]!.stored);
}

function toStored({ activities, members, attempts, asked, progress }: Row): Stored {
  const ofActivities = (attempts ?? []).flatMap((row) => {
    const { student_id, activity_id, open, marks: letters } = row;
    if (activity_id === null) return [];
    const marks = marksOf(letters);
    const score = { right: rightCounted(marks), total: marks.length, fastAnswers: fastCount(marks) };
    if (!open && tooFastToCount(score)) return [];
    return [[keyOf(student_id, activity_id), { begun: true, finished: !open, pretest: null }] as const];
  });
  const ofPretests = (asked ?? []).map(
    (row) =>
      [
        keyOf(row.student_id, row.activity_id),
        { begun: true, finished: row.finished, pretest: row.pretest },
      ] as const,
  );
  const openOf = (id: number) => attempts?.find(({ student_id, open }) => open && student_id === id);
  return {
    activities: new Map((activities ?? []).map((one) => [one.id, one])),
    members: new Map(
      (members ?? []).map((row) => [keyOf(row.class_id, row.student_id), Date.parse(row.joined_at)]),
    ),
    work: new Map<string, StoredWork>([...ofActivities, ...ofPretests]),
    students: new Map(
      (progress ?? []).map(({ student_id: id, pretest_status: pretest, pretests }) => {
        const open = openOf(id);
        const openQuiz = open ? { activityId: open.activity_id, answered: open.answered } : null;
        return [id, { pretest, pretests, openQuiz }];
      }),
    ),
  };
}

/** The day of an activity's class. */
export const todayOf = ({ timezone }: Pick<StoredActivity, 'timezone'>, now: Date): number =>
  dayNumber(now.getTime(), timezone);

/** What the pure rules are asked about a student. */
export function assignmentOf(stored: Stored, activity: StoredActivity, studentId: number): Assignment {
  const joined = stored.members.get(keyOf(activity.classId, studentId));
  const { begun, finished } = workOf(stored, studentId, activity.id);
  return {
    ...asWhole(activity),
    dueDay: dueDayFor(activity.dueDay, activity.dueDays[studentId] ?? null),
    given:
      joined !== undefined &&
      joined < startOfDay(activity.dueDay + 1, activity.timezone) &&
      (activity.wholeClass || activity.studentIds.includes(studentId)),
    begun,
    finished,
  };
}
