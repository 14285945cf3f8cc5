import { answerAs, type Reader } from '#app/server/simulated-student.ts';
import { readingEnvironment } from '#app/server/testing/reading-class.ts';
import { presentPretest, startPretest, startQuiz } from '#features/quiz/contract/endpoints.ts';
import { startAssignment } from '../../../contract/student.ts';
import { type ActRefusal, refusalOf, statusOf } from '../../../core/assignment.ts';
import { type Act, type Acted, answerOf, askedOf, begunFor, putBack, withWork } from './act.ts';
import { pick, type Scene } from './scene.ts';
import { assignmentOf, keyOf, type Stored, type StoredActivity, todayOf, workOf } from './stored-facts.ts';

/** What a student is told: of what was canceled, and of what is not theirs, nothing. */
const TOLD: Readonly<Record<ActRefusal, string>> = {
  'not-open': 'not-open',
  'not-begun': 'not-assigned',
  paused: 'paused',
  done: 'done',
  over: 'over',
  canceled: 'not-assigned',
  deleted: 'not-assigned',
};

const AT_START = { pretest: 'pretest_not_started', pretests: 0, openQuiz: null };
const standOf = ({ students }: Stored, studentId: number) => students.get(studentId) ?? AT_START;

/** A passage or a pretest is begun, or gone on with. */
export const start: Act = async (scene, before) => {
  const set = [...before.activities.values()].filter(({ kind }) => ['PASSAGE', 'ASSESSMENT'].includes(kind));
  if (set.length === 0) return null;
  const now = scene.test.clock.now();
  const pairs = scene.students.flatMap((student) => set.map((activity) => ({ student, activity })));
  const open = pairs.filter(
    ({ student, activity }) =>
      ruledOn(before, activity, { studentId: student.id, now }).refusal === null &&
      !workOf(before, student.id, activity.id).finished,
  );
  const { student, activity } = pick(scene, open.length > 0 && scene.random() < 0.6 ? open : pairs);
  const ruled = ruledOn(before, activity, { studentId: student.id, now });
  const query = { studentId: student.id, studentAssignmentId: activity.id };
  const answer = answerOf(await student.call(startAssignment, { query }));
  return { what: `${student.username} starts ${activity.kind} ${activity.id}`, answer, ...ruled };
};

interface Starting {
  readonly studentId: number;
  readonly now: Date;
}
type Ruled = Pick<Acted, 'refusal' | 'after'>;

function ruledOn(stored: Stored, activity: StoredActivity, { studentId, now }: Starting): Ruled {
  const assignment = assignmentOf(stored, activity, studentId);
  const { pretest, openQuiz } = standOf(stored, studentId);
  const refused = (refusal: string): Ruled => ({ refusal, after: stored });
  if (!assignment.given) return refused('not-assigned');
  const why = refusalOf(assignment, 'start', todayOf(activity, now));
  if (activity.kind === 'ASSESSMENT') {
    if (pretest === 'pretest_in_progress') return { refusal: null, after: stored };
    if (assignment.finished) return refused('done');
    return why ? refused(TOLD[why]) : ruledOnPretest(stored, { studentId, now });
  }
  if (pretest !== 'pretest_complete') return refused('pretest-first');
  if (openQuiz?.activityId === activity.id) return { refusal: null, after: stored };
  if (why) return refused(TOLD[why]);
  if (openQuiz && openQuiz.answered > 0) return refused('quiz-open');
  const begun = { begun: true, finished: false, pretest: null };
  return {
    refusal: null,
    after: withWork(stored, [...putBack(stored, studentId), [keyOf(studentId, activity.id), begun]]),
  };
}

/** A pretest is begun for all activities that ask for it; a quiz without an answer is put back. */
function ruledOnPretest(stored: Stored, { studentId, now }: Starting): Ruled {
  const { pretest, pretests, openQuiz } = standOf(stored, studentId);
  if (pretest === 'pretest_in_progress') return { refusal: null, after: stored };
  const asked = askedOf(stored, studentId, now);
  const again = pretest === 'pretest_complete';
  if (again && asked.length === 0) return { refusal: 'pretest-finished', after: stored };
  if (again && openQuiz && openQuiz.answered > 0) return { refusal: 'quiz-open', after: stored };
  const changes = begunFor(asked, studentId, pretests + 1);
  return {
    refusal: null,
    after: withWork(stored, [...(again ? putBack(stored, studentId) : []), ...changes]),
  };
}

const SURE: Reader = { level: 12, guessing: 0, random: () => 0 };
const HASTY: Reader = { level: 4, guessing: 1, random: () => 0.5 };

/** A student begins a passage of their own choice, or answers the one that is open: one question, or all of them, with care or in haste. */
export const read: Act = async (scene, before) => {
  const placed = scene.students.filter(({ id }) => standOf(before, id).pretest === 'pretest_complete');
  const student = pick(scene, placed.length > 0 && scene.random() < 0.9 ? placed : scene.students);
  const { pretest, openQuiz } = standOf(before, student.id);
  const first = await student.call(startQuiz, { query: {} });
  if (pretest !== 'pretest_complete') {
    const what = `${student.username} reads without a pretest`;
    return { what, answer: answerOf(first), refusal: 'pretest-first', after: before };
  }
  const told = first.data;
  const begun =
    told.kind === 'offers'
      ? await student.call(startQuiz, { query: { offerId: told.offers[0]!.offerId } })
      : first;
  const how = pick(scene, ['whole', 'whole', 'whole', 'hasty', 'part'] as const);
  const what = `${student.username} reads, ${how}`;
  const done = { what, answer: answerOf(begun), refusal: null };
  if (begun.data.kind !== 'quiz') return { ...done, after: before };
  const { quiz } = begun.data;
  const most = how === 'part' ? Math.min(1, quiz.questionCount - quiz.answeredCount - 1) : undefined;
  const reader = how === 'hasty' ? HASTY : SURE;
  const environment = { ...readingEnvironment(scene.test, student), quiz };
  await answerAs(reader, { ...environment, ...(most !== undefined && { most }) });
  const activityId = openQuiz?.activityId;
  if (how === 'part' || typeof activityId !== 'number') return { ...done, after: before };
  const key = keyOf(student.id, activityId);
  // Whether something of it was right before decides.
  const counts = how === 'whole' || workOf(await scene.stored(), student.id, activityId).finished;
  return {
    ...done,
    after: withWork(before, [[key, counts ? { begun: true, finished: true, pretest: null } : null]]),
  };
};

/** A student begins the pretest, or takes the one that runs to its end. */
export const takePretest: Act = async (scene, before) => {
  const running = scene.students.filter(({ id }) => standOf(before, id).pretest === 'pretest_in_progress');
  const student = pick(scene, running.length > 0 && scene.random() < 0.8 ? running : scene.students);
  const { pretest, pretests } = standOf(before, student.id);
  if (pretest !== 'pretest_in_progress') {
    const ruled = ruledOnPretest(before, { studentId: student.id, now: scene.test.clock.now() });
    const answer = answerOf(await student.call(startPretest, { params: { id: student.id } }));
    return { what: `${student.username} begins the pretest`, answer, ...ruled };
  }
  let present = await student.call(presentPretest, {});
  while (present.data.quiz) {
    await answerAs(SURE, { ...readingEnvironment(scene.test, student), quiz: present.data.quiz });
    present = await student.call(presentPretest, {});
  }
  const after = withWork(before, finishedBy(scene, before, { studentId: student.id, pretest: pretests }));
  return { what: `${student.username} ends the pretest`, answer: answerOf(present), refusal: null, after };
};

/** A pretest is finished for what it was begun for, and for what asks for it now. */
const finishedBy = (
  { test }: Scene,
  stored: Stored,
  { studentId, pretest }: { readonly studentId: number; readonly pretest: number },
) =>
  [...stored.activities.values()]
    .filter((one) => {
      if (one.kind !== 'ASSESSMENT') return false;
      const assignment = assignmentOf(stored, one, studentId);
      if (!assignment.given || assignment.finished) return false;
      const isOpen = statusOf(assignment, todayOf(one, test.clock.now())) === 'active';
      return isOpen || workOf(stored, studentId, one.id).pretest === pretest;
    })
    .map(({ id }) => [keyOf(studentId, id), { begun: true, finished: true, pretest }] as const);
