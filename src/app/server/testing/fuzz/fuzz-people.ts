import { randomUUID } from 'node:crypto';
import { endpoints } from '#app/contract/endpoints.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher, signIn } from '#features/accounts/server/public.ts';
import { inviteTeacher, listTeacherInvitations } from '#features/classes/contract/teacher-invitations.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { selectOpenAttempt } from '#features/quiz/server/attempts-queries.ts';
import { selectOffers } from '#features/quiz/server/offers-queries.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import type { Role } from '#platform/session/core/actor.ts';
import type { App } from '../../build-app.ts';
import { readPassageAs, takePretestAs } from '../../simulated-student.ts';
import type { SchoolClass, Student, Teacher } from '../../world.ts';
import type { Samples } from '../requests/example-value.ts';
import type { TestApp } from '../test-app.ts';
import type { Operation } from './operations.ts';
import type { Random } from './random.ts';

/** Somebody who calls in the fuzz. */
export interface Caller {
  readonly userId: number;
  readonly role: Role;
  /** Of the newest session. */
  token: string;
}

export interface FuzzPeople {
  /** Somebody who may call this operation; null where nobody needs to be signed in. */
  callerFor(operation: Operation, random: Random): Caller | null;
  /** What makes a request of this caller right: ids that exist and are theirs, the question that is next. */
  samplesFor(operation: Operation, caller: Caller | null, random: Random): Promise<Samples>;
  signInAgain(caller: Caller): Promise<void>;
}

const READER = { level: 5, guessing: 0, random: () => 0.4 };

/** A class with a new student, one in the pretest and one who practises, their teacher, and an admin. */
export async function gatherPeople({
  app,
  world,
  clock,
}: Pick<TestApp, 'app' | 'world' | 'clock'>): Promise<FuzzPeople> {
  const teacher = await world.teacher('Rivera');
  // Only an approved teacher is told who asks for them.
  await approveTeacher(app.services.db, usernameKey(teacher.username), clock.now());
  const room = await teacher.class('Room 12');
  const admin = await world.admin('Ada');
  const [fresh, beginner, reader] = [
    await room.student('Nia'),
    await room.student('Ben'),
    await room.student('Ana'),
  ];
  await beginner.call(quizCalls.startPretest, { params: { id: beginner.id } });
  const asking = await world.student('Ida');
  await asking.call(inviteTeacher, { body: { email: `${teacher.username}@school.example` } });
  const place = { student: reader, clock, library: app.services.library };
  await takePretestAs(READER, place);
  await readPassageAs(READER, place);

  const callers: Caller[] = [
    ...[fresh, beginner, reader].map(({ id, token }) => ({
      userId: id,
      role: 'student' as const,
      token: token ?? '',
    })),
    { userId: teacher.id, role: 'teacher', token: teacher.token ?? '' },
    { userId: admin.id, role: 'admin', token: admin.token ?? '' },
  ];
  const samples = await samplesOf(teacher, room, reader);
  return {
    callerFor(operation, random) {
      const { access } = endpointOf(operation);
      if (access.kind === 'anyone') return null;
      return random.pick(callers.filter(({ role }) => access.roles.includes(role))) ?? null;
    },
    async samplesFor(operation, caller, random) {
      const endpoint = endpointOf(operation);
      const studentId = caller?.role === 'student' ? caller.userId : reader.id;
      return {
        ...samples,
        ...namesFor(endpoint.name, teacher, random),
        studentId,
        ...(isOfStudents(endpoint) && { id: studentId }),
        ...(endpoint.name === 'answerQuestion' && (await answerSamples(app, studentId, random))),
        ...(endpoint.name === 'startQuiz' && {
          offerId: random.pick(await selectOffers(app.services.db, studentId))?.id ?? 1,
        }),
      };
    },
    async signInAgain(caller) {
      caller.token = (await signIn(app.services, caller, clock.now())).token;
    },
  };
}

/** An older method of an endpoint has its name with the method behind it. */
const endpointOf = ({ id }: Operation): EndpointSpec => {
  const found = endpoints.find(({ name }) => id === name || id.startsWith(`${name}By`));
  if (!found) throw new Error(`The contract has no ${id}.`);
  return found;
};

const isOfStudents = ({ access }: EndpointSpec): boolean =>
  access.kind === 'signedIn' && access.object?.kind === 'student';

async function samplesOf(teacher: Teacher, room: SchoolClass, reader: Student): Promise<Samples> {
  const history = await reader.call(overview.quizHistory, { params: { studentId: reader.id }, body: {} });
  const [line] = history.data.quizzes;
  const [asked] = (await teacher.call(listTeacherInvitations, {})).data.invitations;
  if (!asked) throw new Error('The teacher is not told that a student asks for them.');
  return {
    id: room.id,
    classId: room.id,
    invitationId: asked.invitationId,
    teacherId: teacher.id,
    classCode: room.code,
    timezone: 'America/New_York',
    icon_bg_color: '#1F6B4A',
    min_level: 2,
    max_level: 9,
    quizId: line?.reading_comprehension_quiz_id,
    student_quiz_response_id: line?.student_quiz_response_id,
  };
}

/** A name for a sign-up is new, one for a login is known. */
const namesFor = (endpoint: string, { username, password }: Teacher, random: Random): Samples =>
  endpoint === 'logIn'
    ? { username, password: random.chance(0.95) ? password : 'not my password' }
    : {
        username: `new.${randomUUID().slice(0, 8)}`,
        password: 'quiet library 12',
        email: 'a@school.example',
      };

/** The question that is next for a student. */
async function answerSamples(
  { services: { db, library } }: App,
  studentId: number,
  random: Random,
): Promise<Samples> {
  const attempt =
    (await selectOpenAttempt(db, studentId, 'practice')) ??
    (await selectOpenAttempt(db, studentId, 'pretest'));
  const passage = attempt && (await library.version(attempt.passage_version_id));
  const question = passage?.questions[attempt?.answered ?? 0];
  return {
    'idempotency-key': randomUUID(),
    reading_comprehension_quiz_id: passage?.versionId ?? 1,
    questionId: question?.id ?? 1,
    answerId: random.pick(question?.options ?? [])?.id ?? 1,
  };
}
