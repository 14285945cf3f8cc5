import { randomBytes, randomUUID } from 'node:crypto';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher, lockUser } from '#features/accounts/server/accounts-queries.ts';
import { beginImpersonation } from '#features/accounts/server/begin-impersonation.ts';
import { signIn } from '#features/accounts/server/public.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { upsertInvitation } from '#features/classes/server/teacher-invitations-queries.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { ESSAY } from '#features/essays/server/testing/samples.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import { familyOfCompany } from '#features/parents/server/testing/family-of-company.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import { rightChallenge } from '#features/quiz/server/testing/right-challenge.ts';
import * as signUp from '#features/sign-up/contract/endpoints.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { SessionWay } from '#platform/session/server/session-queries.ts';
import { readPassageAs, takePretestAs } from '../../simulated-student.ts';
import type { SchoolClass, Student, Teacher } from '../../world.ts';
import { activitiesOf } from '../samples/activities-of.ts';
import { objectsOf, samplesAt, sceneOf } from '../samples/all-samples.ts';
import type { Company, CoTeacherInvite, Invitation, TestEnvironment, Worker } from '../samples/company.ts';
import type { Cast, CastActor } from './cast.ts';
import { removeFromClass, selectInvitationOf } from './cast-queries.ts';
import { guardWork } from './guard-work.ts';

const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const A_DAY = 24 * 3600_000;
/** Adults are signed out after so long without a call (the default setting). */
const IDLE = 8 * 3600_000;

const ESSAYS = { includeEssays: true, maySkipEssays: true };
/** Rules unlike those of the class that counts. */
const EASIER = { grade: 9, timezone: 'Pacific/Kiritimati', settings: { lowestLevel: 8, highestLevel: 12 } };

/**
 * New people with new work, so that what one endpoint changes does not reach the next. Finished quizzes take a second
 * to make, so they are only there when they are asked for.
 */
export async function assembleCast(
  environment: TestEnvironment,
  { withFinished }: { withFinished: boolean },
): Promise<Cast> {
  const { world } = environment;
  const work = withFinished ? finishQuiz : beginPretest;
  const { owner, other, vera, pell, quinn } = await registerTeachers(environment);
  const beside = await registerCoTeachers(environment);
  const room = await owner.class('Room 12', ESSAYS);
  const archived = await owner.class('Room 1');
  await owner.call(archiveClass, { params: { id: archived.id } });
  const otherRoom = await other.class('Room 7', ESSAYS);
  const quinnRoom = await quinn.class('Room 5', ESSAYS);
  const pellRoom = await pell.class('Room 9', EASIER);
  const veraRoom = await vera.class('Room 3', EASIER);
  const ana = await work(environment, await joinAll(await room.student('Ana'), [pellRoom, veraRoom]));
  const ben = await work(environment, await room.student('Ben'));
  const cal = await work(environment, await otherRoom.student('Cal'));
  const dee = await work(environment, await room.student('Dee'));
  await removeFromClass(environment.database.db, dee.student.id, room.id, environment.clock.now());
  const kid = await work(environment, await room.student('Kim', { birthDate: '2017-02-03' }));
  const gus = await work(environment, await quinnRoom.student('Gus'));
  const parent = await work(environment, await registerParent(environment));
  const workers: Company['workers'] = [ana, ben, cal, dee, kid, gus, parent];
  const rooms: Company['rooms'] = [
    {
      label: 'own',
      room,
      teacher: owner,
      approved: true,
      coTeachers: [
        { teacher: beside.approved, approved: true },
        { teacher: beside.unapproved, approved: false },
      ],
      members: [ana, ben, kid],
    },
    { label: 'another', room: otherRoom, teacher: other, approved: true, coTeachers: [], members: [cal] },
    { label: 'joined later', room: veraRoom, teacher: vera, approved: true, coTeachers: [], members: [ana] },
    {
      label: 'joined later, unapproved',
      room: pellRoom,
      teacher: pell,
      approved: false,
      coTeachers: [],
      members: [ana],
    },
    {
      label: 'unapproved',
      room: quinnRoom,
      teacher: quinn,
      approved: false,
      coTeachers: [],
      members: [gus],
    },
  ];
  const invites = await inviteAll(environment, { room, owner }, beside);
  const invitations = [
    await ask(environment, cal.student, owner, true),
    await ask(environment, ana.student, other, true),
    await ask(environment, dee.student, vera, true),
    await ask(environment, ben.student, pell, false),
    await ask(environment, gus.student, beside.approved, true),
  ];

  const activities: Company['activities'] = (
    await Promise.all(rooms.map((one) => activitiesOf(environment, one)))
  ).flat();

  const family = await familyOfCompany(
    environment,
    workers.map(({ student }) => student),
  );
  const admin = await world.admin('Ada');
  const signedIn = (label: string, role: Role, userId: number) =>
    actorOf(environment, { label, role, userId });
  const bySchoolLogin = (label: string, userId: number) =>
    actorOf(environment, { label, role: 'student', userId, provider: 'school' });
  const impersonated = (label: string, role: Role, userId: number) =>
    impersonatedBy(environment, admin.id, { label, role, userId });
  const actors: CastActor[] = [
    { label: 'anonymous', role: null, userId: null, openToken: async () => null },
    signedIn('own student', 'student', ana.student.id),
    signedIn('classmate', 'student', ben.student.id),
    bySchoolLogin('student of the school login', ben.student.id),
    signedIn('student of another class', 'student', cal.student.id),
    signedIn('removed student', 'student', dee.student.id),
    signedIn('student under 13', 'student', kid.student.id),
    signedIn('parent without a child', 'student', parent.student.id),
    signedIn('other teacher', 'teacher', other.id),
    signedIn('teaches the student in another class', 'teacher', vera.id),
    signedIn('unapproved, teaches the student in another class', 'teacher', pell.id),
    signedIn('unapproved teacher', 'teacher', quinn.id),
    signedIn('co-teacher', 'teacher', beside.approved.id),
    signedIn('unapproved co-teacher', 'teacher', beside.unapproved.id),
    signedIn('pending invitee', 'teacher', beside.pending.id),
    signedIn('rejected invitee', 'teacher', beside.rejected.id),
    signedIn('removed co-teacher', 'teacher', beside.removed.id),
    // Before the administrator as themselves, who locks and erases.
    impersonated('admin as a student', 'student', ana.student.id),
    impersonated('admin as a parent', 'student', parent.student.id),
    impersonated('admin as a teacher without a class', 'teacher', (await world.teacher('Bare')).id),
    // The last of the teachers: once the class that counts is archived, another one counts.
    signedIn('owner', 'teacher', owner.id),
    signedIn('admin', 'admin', admin.id),
    await lockedOut(environment, 'locked student', await room.student('Lou')),
    await lockedOut(environment, 'locked teacher', await world.teacher('Moss')),
    await pastSession(environment, 'expired session', { userId: ana.student.id, role: 'student' }, A_DAY),
    await pastSession(environment, 'idle session', { userId: owner.id, role: 'teacher' }, IDLE),
    {
      label: 'garbage token',
      role: null,
      userId: null,
      openToken: async () => randomBytes(32).toString('base64url'),
    },
    // The last: once they have withdrawn consent, nobody logs in as the student.
    signedIn('parent of the student', 'student', family.parent.id),
  ];
  const company: Company = {
    environment,
    owner,
    admin,
    rooms,
    workers,
    archived,
    invitations,
    invites,
    activities,
    family,
  };
  const outside = [beside.pending.id, beside.rejected.id, beside.removed.id];
  const guard = await guardWork(environment, {
    student: ana.student,
    finished: ana.finished,
    owner,
    classId: room.id,
    from: {
      shown: [pell.id, ...outside],
      moved: [pell.id, vera.id, quinn.id, beside.unapproved.id, ...outside],
      keys: [pell.id, quinn.id, beside.unapproved.id],
      // Who is invited is told to what.
      names: [pell.id, beside.rejected.id, beside.removed.id],
    },
    names: ['Room 12', 'Rivera'],
    students: workers.map(({ student }) => student.id),
    stranger: signedIn('stranger', 'teacher', other.id),
  });
  return {
    company,
    actors,
    objects: objectsOf(company),
    samplesFor: (actor, endpoint) => samplesAt(endpoint, sceneOf(company, actor)),
    guard,
  };
}

/** Puts a student into more classes. */
async function joinAll(student: Student, rooms: readonly SchoolClass[]): Promise<Student> {
  for (const { id, code } of rooms) {
    const { data } = await student.call(joinClass, { body: { classCode: code } });
    if (data.id !== id) throw new Error('A student of the cast has joined another class.');
  }
  return student;
}

/** Approved are the owner, another one, and Vera; Pell and Quinn are not. */
async function registerTeachers({ world, database, clock }: TestEnvironment) {
  const owner = await world.teacher('Rivera');
  const other = await world.teacher('Novak');
  const vera = await world.teacher('Vera');
  for (const { username } of [owner, other, vera])
    await approveTeacher(database.db, usernameKey(username), clock.now());
  return { owner, other, vera, pell: await world.teacher('Pell'), quinn: await world.teacher('Quinn') };
}

/** Teachers who have to do with the class of another one: in it, not any more, or not yet. All but one are approved. */
async function registerCoTeachers({ world, database, clock }: TestEnvironment) {
  const beside = {
    approved: await world.teacher('Kobi'),
    unapproved: await world.teacher('Una'),
    pending: await world.teacher('Pia'),
    rejected: await world.teacher('Rex'),
    removed: await world.teacher('Remy'),
  };
  for (const { username } of [beside.approved, beside.pending, beside.rejected, beside.removed])
    await approveTeacher(database.db, usernameKey(username), clock.now());
  return beside;
}

/** The invitations of these teachers to a class, as far as each has come. */
async function inviteAll(
  environment: TestEnvironment,
  { room, owner }: { readonly room: SchoolClass; readonly owner: Teacher },
  { approved, unapproved, pending, rejected, removed }: Awaited<ReturnType<typeof registerCoTeachers>>,
): Promise<CoTeacherInvite[]> {
  const made = async (
    teacher: Teacher,
    becomes: 'pending' | 'approved' | 'rejected' | 'deleted',
    who: Partial<Pick<CoTeacherInvite, 'invitee' | 'coTeacher'>>,
  ): Promise<CoTeacherInvite> => ({
    id: await inviteToTeach(environment, { room, teacher }, becomes),
    label: `invite of ${teacher.username.split('.')[0]}`,
    room,
    owner,
    invitee: null,
    coTeacher: null,
    ...who,
  });
  return [
    await made(approved, 'approved', { coTeacher: approved }),
    await made(unapproved, 'approved', { coTeacher: unapproved }),
    await made(pending, 'pending', { invitee: pending }),
    await made(rejected, 'rejected', { invitee: rejected }),
    await made(removed, 'deleted', {}),
  ];
}

/** A student of another person asks a teacher by email address; only an approved teacher may answer. */
async function ask(
  { database, clock }: TestEnvironment,
  student: Student,
  { id, username }: Teacher,
  approved: boolean,
): Promise<Invitation> {
  const asking = { studentId: student.id, key: `${username}@school.example`, now: clock.now() };
  await upsertInvitation(database.db, asking);
  return {
    id: await selectInvitationOf(database.db, student.id),
    label: `invitation to ${username}`,
    invitee: approved ? id : null,
  };
}

const toOpen = ({ versionId, next }: QuizView): Worker['open'] => ({
  versionId,
  questionId: next?.questionId,
});

async function beginPretest(_: TestEnvironment, student: Student): Promise<Worker> {
  const { quiz } = (await student.call(quizCalls.startPretest, { params: { id: student.id } })).data;
  if (!quiz) throw new Error('The pretest of a student of the cast has no passage.');
  return { student, finished: null, open: toOpen(quiz) };
}

/** Quizzes that are read at most until one has a challenge question: verse and evidence over several sentences have none. */
const MAX_QUIZZES = 8;

async function finishQuiz(environment: TestEnvironment, student: Student): Promise<Worker> {
  const reading = { student, clock: environment.clock, library: environment.app.services.library };
  await takePretestAs(READER, reading);
  const finished = await readUntilChallenge(environment, student);
  await readPassageAs(READER, { ...reading, most: 0 });
  const { quiz } = (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } }))
    .data;
  if (!quiz) throw new Error('A student of the cast has no quiz open.');
  return { student, finished, open: toOpen(quiz) };
}

/** Reads until the newest finished quiz has a challenge question. */
async function readUntilChallenge(
  { app, clock }: TestEnvironment,
  student: Student,
): Promise<NonNullable<Worker['finished']>> {
  for (let read = 0; read < MAX_QUIZZES; read++) {
    await readPassageAs(READER, { student, clock, library: app.services.library });
    const essayQuestionId = await handInEssay(student);
    const call = { params: { studentId: student.id }, body: {} };
    const [line] = (await student.call(overview.quizHistory, call)).data.quizzes;
    if (!line) break;
    const finished = {
      attemptId: line.attemptId,
      versionId: line.versionId,
      essayQuestionId,
    };
    if (rightChallenge(app.services.library, finished.versionId)) return finished;
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
  { app, clock }: TestEnvironment,
  { label, role, userId, provider }: { label: string; role: Role; userId: number; provider?: SessionWay },
): CastActor => ({
  label,
  role,
  userId,
  openToken: async () =>
    (await signIn(app.services, { userId, role, ...(provider && { provider }) }, clock.now())).token,
});

/** An administrator who acts as somebody, in a session of their own each time. */
const impersonatedBy = (
  { app, clock }: TestEnvironment,
  adminId: number,
  { label, role, userId }: { label: string; role: Role; userId: number },
): CastActor => ({
  label,
  role,
  userId,
  isImpersonated: true,
  openToken: async () => {
    const now = clock.now();
    const actor = { userId: adminId, role: 'admin' } as const;
    const { token } = await signIn(app.services, actor, now);
    const body = { userId, reason: 'Somebody asked for help.' };
    const begun = await beginImpersonation(app.services, { actor, token, body, now });
    if (begun instanceof Refusal) throw new Error(`Nobody is "${label}": ${begun.code}`);
    return begun.token;
  },
});

async function registerParent({ world }: TestEnvironment): Promise<Student> {
  const username = `parent.${randomUUID().slice(0, 8)}`;
  const password = 'quiet library 12';
  const body = { username, password, timezone: 'America/New_York', registerAs: 'parent' } as const;
  await world.anyone.call(signUp.registerStudent, { body });
  // The name and the password are all that coming back takes.
  return world.comeBack({ username, password } as Student);
}

/** A person whose account was locked while they were signed in and known to this process. */
async function lockedOut(
  { app, database, clock }: TestEnvironment,
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
  { app, clock }: TestEnvironment,
  label: string,
  person: { userId: number; role: Role },
  age: number,
): Promise<CastActor> {
  const { token } = await signIn(app.services, person, new Date(clock.now().getTime() - age));
  return { label, role: null, userId: null, openToken: async () => token };
}
