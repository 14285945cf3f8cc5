import { randomBytes, randomUUID } from 'node:crypto';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher, lockUser } from '#features/accounts/server/accounts-queries.ts';
import { signIn } from '#features/accounts/server/public.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { upsertInvitation } from '#features/classes/server/teacher-invitations-queries.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { challengesOf } from '#features/quiz/core/challenge.ts';
import * as signUp from '#features/sign-up/contract/endpoints.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { readPassageAs, takePretestAs } from '../../simulated-student.ts';
import type { SchoolClass, Student, Teacher } from '../../world.ts';
import type { TestApp } from '../test-app.ts';
import type { Cast, CastActor, CastObject } from './cast.ts';
import { removeFromClass, selectInvitationOf } from './cast-queries.ts';
import { guardWork } from './guard-work.ts';

const ESSAY = { responseText: 'I would have done the same.', isSkipped: false } as const;
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const A_DAY = 24 * 3600_000;
/** Adults are signed out after so long without a call (the default setting). */
const IDLE = 8 * 3600_000;

const ESSAYS = { include_short_essay_questions: true, may_skip_short_essay: true };
/** Rules unlike those of the class that counts. */
const EASIER = { grade: 9, timezone: 'Pacific/Kiritimati', class_setting: { min_level: 8, max_level: 12 } };

type Place = Pick<TestApp, 'app' | 'world' | 'clock' | 'database'>;

/** A student who has a quiz open: one of the pretest, or after a finished quiz the next. */
interface Worker {
  readonly student: Student;
  readonly finished: {
    readonly attemptId: number;
    readonly quizId: number;
    /** Of the essay that was handed in after it. */
    readonly essayQuestionId: number;
  } | null;
  readonly open: QuizView;
}

/** A class of the cast with its teacher. A student's work belongs to the first class in the list that the student is in. */
interface Room {
  readonly label: string;
  readonly room: SchoolClass;
  readonly teacher: Teacher;
  readonly approved: boolean;
  readonly members: readonly Worker[];
}

/**
 * New people with new work, so that what one endpoint changes does not reach the next. Finished quizzes take a second
 * to make, so they are only there when they are asked for.
 */
export async function assembleCast(place: Place, { withFinished }: { withFinished: boolean }): Promise<Cast> {
  const { world } = place;
  const work = withFinished ? finishQuiz : beginPretest;
  const { owner, other, vera, pell, quinn } = await registerTeachers(place);
  const room = await owner.class('Room 12', ESSAYS);
  const otherRoom = await other.class('Room 7', ESSAYS);
  const quinnRoom = await quinn.class('Room 5', ESSAYS);
  const pellRoom = await pell.class('Room 9', EASIER);
  const veraRoom = await vera.class('Room 3', EASIER);
  const ana = await work(place, await joinAll(await room.student('Ana'), [pellRoom, veraRoom]));
  const ben = await work(place, await room.student('Ben'));
  const cal = await work(place, await otherRoom.student('Cal'));
  const dee = await work(place, await room.student('Dee'));
  await removeFromClass(place.database.db, dee.student.id, room.id, place.clock.now());
  const kid = await work(place, await room.student('Kim', { dob: '2017-02-03' }));
  const gus = await work(place, await quinnRoom.student('Gus'));
  const parent = await work(place, await registerParent(place));
  const workers = [ana, ben, cal, dee, kid, gus, parent];
  const rooms: Room[] = [
    { label: 'own', room, teacher: owner, approved: true, members: [ana, ben, kid] },
    { label: 'another', room: otherRoom, teacher: other, approved: true, members: [cal] },
    { label: 'joined later', room: veraRoom, teacher: vera, approved: true, members: [ana] },
    { label: 'joined later, unapproved', room: pellRoom, teacher: pell, approved: false, members: [ana] },
    { label: 'unapproved', room: quinnRoom, teacher: quinn, approved: false, members: [gus] },
  ];
  const invitations = [
    await ask(place, cal.student, owner, true),
    await ask(place, ana.student, other, true),
    await ask(place, dee.student, vera, true),
    await ask(place, ben.student, pell, false),
  ];

  const signedIn = (label: string, role: Role, userId: number) => actorOf(place, { label, role, userId });
  const actors: CastActor[] = [
    { label: 'anonymous', role: null, userId: null, openToken: async () => null },
    signedIn('own student', 'student', ana.student.id),
    signedIn('classmate', 'student', ben.student.id),
    signedIn('student of another class', 'student', cal.student.id),
    signedIn('removed student', 'student', dee.student.id),
    signedIn('student under 13', 'student', kid.student.id),
    signedIn('parent', 'student', parent.student.id),
    signedIn('owner', 'teacher', owner.id),
    signedIn('other teacher', 'teacher', other.id),
    signedIn('teaches the student in another class', 'teacher', vera.id),
    signedIn('unapproved, teaches the student in another class', 'teacher', pell.id),
    signedIn('unapproved teacher', 'teacher', quinn.id),
    signedIn('admin', 'admin', (await world.admin('Ada')).id),
    await lockedOut(place, 'locked student', await room.student('Lou')),
    await lockedOut(place, 'locked teacher', await world.teacher('Moss')),
    await pastSession(place, 'expired session', { userId: ana.student.id, role: 'student' }, A_DAY),
    await pastSession(place, 'idle session', { userId: owner.id, role: 'teacher' }, IDLE),
    {
      label: 'garbage token',
      role: null,
      userId: null,
      openToken: async () => randomBytes(32).toString('base64url'),
    },
  ];
  const objects = [
    ...rooms.map(classObject),
    ...rooms.map(
      ({ teacher }): CastObject => ({
        kind: 'teacher',
        label: `teacher ${teacher.username}`,
        id: teacher.id,
        standing: { self: [teacher.id] },
      }),
    ),
    { kind: 'teacher', label: 'a student, named as a teacher', id: idOf(ana), standing: {} } as const,
    { kind: 'student', label: 'a teacher, named as a student', id: owner.id, standing: {} } as const,
    ...workers.flatMap((worker) => studentObjects(worker, rooms)),
    ...invitations,
  ];
  const source = { rooms, owner, invitations };
  const guard = await guardWork(place, {
    student: ana.student,
    finished: ana.finished,
    owner,
    classId: room.id,
    from: { shown: [pell.id], moved: [pell.id, vera.id, quinn.id], keys: [pell.id, quinn.id] },
    names: ['Room 12', 'Rivera'],
    stranger: signedIn('stranger', 'teacher', other.id),
  });
  return { actors, objects, samplesFor: samplesFor(place, source, workers), guard };
}

const idOf = ({ student }: Worker): number => student.id;

/** Puts a student into more classes. */
async function joinAll(student: Student, rooms: readonly SchoolClass[]): Promise<Student> {
  for (const { id, code } of rooms) {
    const { data } = await student.call(joinClass, { body: { classCode: code } });
    if (data.id !== id) throw new Error('A student of the cast has joined another class.');
  }
  return student;
}

/** Approved are the owner, another one, and Vera; Pell and Quinn are not. */
async function registerTeachers({ world, database, clock }: Place) {
  const owner = await world.teacher('Rivera');
  const other = await world.teacher('Novak');
  const vera = await world.teacher('Vera');
  for (const { username } of [owner, other, vera])
    await approveTeacher(database.db, usernameKey(username), clock.now());
  return { owner, other, vera, pell: await world.teacher('Pell'), quinn: await world.teacher('Quinn') };
}

const classObject = ({ label, room, teacher, approved, members }: Room): CastObject => ({
  kind: 'class',
  label: `class "${label}"`,
  id: room.id,
  standing: {
    teaches: [teacher.id],
    manages: [teacher.id],
    admits: approved ? [teacher.id] : [],
  },
  // A call that is let in takes a member out. The last one: the first class that Ana is in keeps her, and with her the work
  // that is guarded.
  samples: { actionableStudents: members.slice(-1).map(idOf) },
});

/** A student with the finished quiz, if there is one, and everyone who stands in a relation to them. */
function studentObjects(worker: Worker, rooms: readonly Room[]): CastObject[] {
  const joined = rooms.filter(({ members }) => members.includes(worker));
  const teachersOf = (some: readonly Room[]) => some.map(({ teacher }) => teacher.id);
  const approved = teachersOf(joined.filter((one) => one.approved));
  const ofWork = teachersOf(joined.slice(0, 1));
  const self = [idOf(worker)];
  const [name] = worker.student.username.split('.');
  const person: CastObject = {
    kind: 'student',
    label: `student ${name}`,
    id: idOf(worker),
    standing: { self, teaches: teachersOf(joined), chooses: approved, manages: [...approved, ...ofWork] },
    samples: { student_quiz_response_id: worker.finished?.attemptId ?? 1 },
  };
  if (!worker.finished) return [person];
  const { attemptId, quizId } = worker.finished;
  const standing = { self, teaches: ofWork, scores: ofWork, approved };
  const samples = { quizId, studentId: idOf(worker) };
  return [person, { kind: 'attempt', label: `quiz of ${name}`, id: attemptId, standing, samples }];
}

/** Calls that end a membership of a class that is not confirmed. */
const LEAVING: ReadonlySet<string> = new Set(['leaveClass', 'removeFromUnconfirmedClass']);

interface SampleSource {
  readonly rooms: readonly Room[];
  readonly owner: Teacher;
  readonly invitations: readonly CastObject[];
}

function samplesFor(
  { app }: Place,
  { rooms, owner, invitations }: SampleSource,
  workers: readonly Worker[],
): Cast['samplesFor'] {
  return ({ userId }, endpoint) => {
    const own = rooms.find(({ teacher }) => teacher.id === userId) ?? rooms[0];
    const unconfirmed = rooms.find(
      ({ approved, members }) => !approved && members.includes(workers[0] as Worker),
    );
    const worker = workers.find((one) => idOf(one) === userId) ?? workers[0];
    const open = worker?.open;
    return {
      username: endpoint === 'logIn' ? owner.username : `new.${randomUUID().slice(0, 8)}`,
      password: endpoint === 'logIn' ? owner.password : 'quiet library 12',
      timezone: 'America/New_York',
      icon_bg_color: '#1F6B4A',
      classCode: rooms[0]?.room.code,
      classId: LEAVING.has(endpoint) ? unconfirmed?.room.id : own?.room.id,
      teacherId: userId ?? owner.id,
      // One that was sent to the caller.
      invitationId: invitations.find(({ standing }) => standing.asked?.includes(userId ?? owner.id))?.id ?? 1,
      reading_comprehension_quiz_id: open?.reading_comprehension_quiz_id,
      questionId: open?.next?.questionId,
      // Always right, so that a right answer is what the call itself writes; a corrected key is another option.
      answerId: open && (endpoint === 'correctKey' ? otherThanKeyOf(app, open) : keyOf(app, open)),
      ...(endpoint === 'answerChallenge' && worker?.finished && challengeIn(app, worker.finished)),
      ...(endpoint === 'answerShortEssay' && {
        ...ESSAY,
        questionId: worker?.finished?.essayQuestionId ?? 1,
      }),
      quizId: open?.reading_comprehension_quiz_id,
    };
  };
}

/** A student of somebody else asks a teacher by e-mail address; only an approved teacher may answer. */
async function ask(
  { database, clock }: Place,
  student: Student,
  { id, username }: Teacher,
  approved: boolean,
): Promise<CastObject> {
  await upsertInvitation(database.db, student.id, `${username}@school.example`, clock.now());
  return {
    kind: 'invitation',
    label: `invitation to ${username}`,
    id: await selectInvitationOf(database.db, student.id),
    standing: { asked: approved ? [id] : [] },
  };
}

async function beginPretest(_: Place, student: Student): Promise<Worker> {
  const { quiz } = (await student.call(quizCalls.startPretest, { params: { id: student.id } })).data;
  if (!quiz) throw new Error('The pretest of a student of the cast has no passage.');
  return { student, finished: null, open: quiz };
}

/** Quizzes that are read at most until one has a challenge question: verse and evidence over several sentences have none. */
const QUIZZES_MOST = 8;

async function finishQuiz(place: Place, student: Student): Promise<Worker> {
  const reading = { student, clock: place.clock, library: place.app.services.library };
  await takePretestAs(READER, reading);
  const finished = await readUntilChallenge(place, student);
  await readPassageAs(READER, { ...reading, most: 0 });
  const { quiz } = (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } }))
    .data;
  if (!quiz) throw new Error('A student of the cast has no quiz open.');
  return { student, finished, open: quiz };
}

/** Reads until the newest finished quiz has a challenge question. */
async function readUntilChallenge(
  { app, clock }: Place,
  student: Student,
): Promise<NonNullable<Worker['finished']>> {
  for (let read = 0; read < QUIZZES_MOST; read++) {
    await readPassageAs(READER, { student, clock, library: app.services.library });
    const essayQuestionId = await handInEssay(student);
    const call = { params: { studentId: student.id }, body: {} };
    const [line] = (await student.call(overview.quizHistory, call)).data.quizzes;
    if (!line) break;
    const finished = {
      attemptId: line.student_quiz_response_id,
      quizId: line.reading_comprehension_quiz_id,
      essayQuestionId,
    };
    if ('parentId' in challengeIn(app, finished)) return finished;
  }
  throw new Error('No quiz of a student of the cast has a challenge question.');
}

/** Hands in the essay of the quiz just read, in a class that has one. */
async function handInEssay(student: Student): Promise<number> {
  const { essay } = (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } }))
    .data;
  if (!essay) return 0;
  const body = { ...ESSAY, studentId: student.id, questionId: essay.questionId, elapsedSeconds: 60 };
  await student.call(answerShortEssay, { headers: { 'idempotency-key': randomUUID() }, body });
  return essay.questionId;
}

const actorOf = (
  { app, clock }: Place,
  { label, role, userId }: { label: string; role: Role; userId: number },
): CastActor => ({
  label,
  role,
  userId,
  openToken: async () => (await signIn(app.services, { userId, role }, clock.now())).token,
});

async function registerParent({ world }: Place): Promise<Student> {
  const username = `parent.${randomUUID().slice(0, 8)}`;
  const password = 'quiet library 12';
  const body = { username, password, timezone: 'America/New_York', registerAs: 'parent' } as const;
  await world.anyone.call(signUp.registerStudent, { body });
  // The name and the password are all that coming back takes.
  return world.comeBack({ username, password } as Student);
}

/** A challenge question of a quiz in which everything is right, with its right sentence. */
function challengeIn({ services }: Place['app'], { quizId }: NonNullable<Worker['finished']>) {
  const passage = services.library.known(quizId);
  if (!passage) return {};
  const asked = challengesOf(
    passage,
    passage.questions.map(() => ({ right: true, counted: true })),
  );
  const [first] = [...asked];
  return first
    ? { parentId: passage.questions[first[0]]?.id, answerId: first[1].right, isSelected: true }
    : {};
}

const questionOf = ({ services }: Place['app'], { reading_comprehension_quiz_id: quizId, next }: QuizView) =>
  services.library.known(quizId)?.questions.find(({ id }) => id === next?.questionId);

const keyOf = (app: Place['app'], quiz: QuizView) => questionOf(app, quiz)?.key.id;

function otherThanKeyOf(app: Place['app'], quiz: QuizView) {
  const question = questionOf(app, quiz);
  return question?.options.find(({ id }) => id !== question.key.id)?.id;
}

/** Somebody whose account was locked while they were signed in and known to this process. */
async function lockedOut(
  { app, database, clock }: Place,
  label: string,
  { id, token }: Student | Teacher,
): Promise<CastActor> {
  await app.services.sessions.find(token ?? '', clock.now());
  await lockUser(database.db, id, clock.now());
  await app.services.sessions.endAllOf(id);
  while (await app.services.sessions.find(token ?? '', clock.now())) await new Promise(setImmediate);
  return { label, role: null, userId: null, openToken: async () => token };
}

async function pastSession(
  { app, clock }: Place,
  label: string,
  person: { userId: number; role: Role },
  age: number,
): Promise<CastActor> {
  const { token } = await signIn(app.services, person, new Date(clock.now().getTime() - age));
  return { label, role: null, userId: null, openToken: async () => token };
}
