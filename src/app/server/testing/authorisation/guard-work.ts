import { listEssays } from '#features/essays/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { readStudentContext } from '#features/quiz/server/student-context.ts';
import type { Student, Teacher } from '../../world.ts';
import { type Leaf, leavesOf } from '../recorder/json-leaves.ts';
import type { TestApp } from '../test-app.ts';
import type { CastActor, WorkGuard } from './cast.ts';
import { selectNamesOf, selectWorkOf } from './cast-queries.ts';

/** Names of members that say who a person is, or the same for everyone. */
const NO_WORK: ReadonlySet<string> = new Set([
  'studentId',
  'username',
  'firstName',
  'lastName',
  'studentName',
  'joinedAt',
  'type',
  'goal',
  'rule',
  'size',
  'page',
  'classId',
  // The days that were asked about.
  'start',
  'end',
  'today',
]);
/** Members that reveal the key of the library's questions, or the model answer of an essay. */
const KEYS: ReadonlySet<string> = new Set(['isKey', 'key', 'rationale', 'model']);

interface Guarded {
  readonly student: Student;
  /** Null where nothing was finished yet. */
  readonly finished: { readonly attemptId: number; readonly versionId: number } | null;
  /** Who teaches the class that the work belongs to. */
  readonly owner: Teacher;
  readonly classId: number;
  /** From whom the work is guarded, by user id: it must not be shown, not be moved; who must see no keys, and nothing of the class's name. */
  readonly from: Readonly<Record<'shown' | 'moved' | 'keys' | 'names', readonly number[]>>;
  /** The class and its teacher. */
  readonly names: readonly string[];
  /** The students of the cast, by user id. */
  readonly students: readonly number[];
  readonly stranger: CastActor;
}

const has = (ids: readonly number[], { userId }: CastActor): boolean =>
  userId !== null && ids.includes(userId);

/** Remembers the work of a student as the teacher of its class sees it, to find it in what others are shown. */
export async function guardWork(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  { student, finished, owner, classId, from, names, students, stranger }: Guarded,
): Promise<WorkGuard> {
  const work = finished ? await workSeenBy(owner, student, classId, finished) : new Set<string>();
  return {
    stranger,
    watches: (actor) => has(from.moved, actor),
    faultOfShown(actor, body, toStranger) {
      const leaves = leavesOf(body);
      const key = has(from.keys, actor) && leaves.find(({ name, value }) => KEYS.has(name) && value !== null);
      if (key) return `shows a key to a teacher who is not approved: ${key.path}`;
      if (!has(from.shown, actor)) return null;
      const known = new Set(leavesOf(toStranger).map(toFact));
      const name =
        has(from.names, actor) && names.find((one) => body.includes(one) && !toStranger.includes(one));
      if (name) return `names ${name}, another class or its teacher`;
      const shown = leaves.map(toFact).find((fact) => work.has(fact) && !known.has(fact));
      return shown === undefined ? null : `shows work of another class: ${shown}`;
    },
    isUnapproved: (actor) => has(from.keys, actor),
    names: async () => JSON.stringify(await selectNamesOf(database.db, students)),
    state: async () => {
      const rows = await selectWorkOf(database.db, student.id, classId);
      const context = await readStudentContext(database.db, student.id, clock.now());
      return JSON.stringify({ ...rows, rules: context?.settings });
    },
  };
}

const toFact = ({ name, value }: Leaf): string => `${name} = ${JSON.stringify(value)}`;

/** Numbers, words and moments of the student's work; what is nothing, or says nothing, is left out. */
const isWork = ({ name, value }: Leaf): boolean =>
  !NO_WORK.has(name) &&
  (typeof value === 'string' || typeof value === 'number') &&
  value !== '' &&
  value !== 0;

async function workSeenBy(
  owner: Teacher,
  student: Student,
  classId: number,
  { attemptId, versionId }: NonNullable<Guarded['finished']>,
): Promise<ReadonlySet<string>> {
  const studentId = student.id;
  const [profile, data, history, review, roster, essays] = await Promise.all([
    owner.call(overview.viewProfileForStudent, { body: { studentId } }),
    owner.call(overview.studentProfileData, { params: { id: studentId }, body: {} }),
    owner.call(overview.quizHistory, { params: { studentId }, body: {} }),
    owner.call(quizCalls.quizReviewData, {
      params: { versionId },
      query: { attemptId },
    }),
    owner.call(overview.listStudentsOfClass, { params: { id: classId } }),
    owner.call(listEssays, { params: { id: classId }, query: {} }),
  ]);
  const { classes: _, name: __, ...figures } = profile.data;
  const seen = [
    figures,
    data.data,
    history.data.quizzes,
    review.data,
    roster.data.students.filter((line) => line.studentId === studentId),
    essays.data.essays.filter((essay) => essay.studentId === studentId),
  ];
  return new Set(leavesOf(JSON.stringify(seen)).filter(isWork).map(toFact));
}
