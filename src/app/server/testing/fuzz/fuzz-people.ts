import { endpoints } from '#app/contract/endpoints.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { unlockUser } from '#features/accounts/server/accounts-queries.ts';
import { approveTeacher, signIn } from '#features/accounts/server/public.ts';
import { archiveClass } from '#features/classes/contract/archive.ts';
import { inviteTeacher, listTeacherInvitations } from '#features/classes/contract/teacher-invitations.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import { familyOfCompany } from '#features/parents/server/testing/family-of-company.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import type { WireNames } from '#platform/endpoint/contract/wire-names.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { readPassageAs, takePretestAs } from '../../simulated-student.ts';
import type { Student, Teacher } from '../../world.ts';
import { type CastObject, standingOf } from '../authorisation/cast.ts';
import type { Samples } from '../requests/example-value.ts';
import { activitiesOf } from '../samples/activities-of.ts';
import { objectsOf, samplesAt, sceneOf } from '../samples/all-samples.ts';
import {
  type Company,
  type CoTeacherInvite,
  type Invitation,
  idOf,
  type Room,
  type TestEnvironment,
  type Worker,
} from '../samples/company.ts';
import type { Operation } from './operations.ts';
import type { Random } from './random.ts';

/** A caller in the fuzz. */
export interface Caller {
  readonly userId: number;
  readonly role: Role;
  /** Of the newest session. */
  token: string;
}

export interface FuzzPeople {
  /** A person who may call this operation; null where no sign-in is needed. */
  callerFor(operation: Operation, random: Random): Caller | null;
  /** What makes a request of this caller right: ids that exist and are theirs, the question that is next. */
  samplesFor(operation: Operation, caller: Caller | null, random: Random): Promise<Samples>;
  signInAgain(caller: Caller): Promise<void>;
}

/** The share of requests with another password than the right one. */
const WRONG_PASSWORDS = 0.05;
const READER = { level: 5, guessing: 0, random: () => 0.4 };

/** A class with a new student, one in the pretest and one who practises, their teacher, and an admin. */
export async function gatherPeople(environment: TestEnvironment): Promise<FuzzPeople> {
  const { app, world, clock } = environment;
  const teacher = await world.teacher('Rivera');
  // Only an approved teacher sees who asks for them.
  await approveTeacher(app.services.db, usernameKey(teacher.username), clock.now());
  const room = await teacher.class('Room 12');
  const archived = await teacher.class('Room 1');
  await teacher.call(archiveClass, { params: { id: archived.id } });
  const admin = await world.admin('Ada');
  const [fresh, beginner, reader] = [
    await room.student('Nia'),
    await room.student('Ben'),
    await room.student('Ana'),
  ];
  await beginner.call(quizCalls.startPretest, { params: { id: beginner.id } });
  const asking = await world.student('Ida');
  await asking.call(inviteTeacher, { body: { email: `${teacher.username}@school.example` } });
  const reading = { student: reader, clock, library: app.services.library };
  await takePretestAs(READER, reading);
  await readPassageAs(READER, reading);

  const finished = await finishedBy(reader);
  const open = finished && { versionId: finished.versionId, questionId: undefined };
  const practising: Worker = { student: reader, finished, open };
  const others = [beginner, fresh].map((student): Worker => ({ student, finished: null, open: null }));
  const family = await familyOfCompany(environment, [reader, beginner, fresh]);
  const callers: Caller[] = [
    ...[fresh, beginner, reader, family.parent].map(({ id, token }) => ({
      userId: id,
      role: 'student' as const,
      token: token ?? '',
    })),
    { userId: teacher.id, role: 'teacher', token: teacher.token ?? '' },
    { userId: admin.id, role: 'admin', token: admin.token ?? '' },
  ];
  const own: Room = {
    label: 'own',
    room,
    teacher,
    approved: true,
    coTeachers: [],
    members: [practising, ...others],
  };
  const company: Company = {
    environment,
    owner: teacher,
    admin,
    rooms: [own],
    workers: [practising, ...others],
    archived,
    invitations: [await invitationTo(teacher)],
    activities: await activitiesOf(environment, own),
    invites: [await inviteTo(environment, teacher)],
    family,
  };
  const objects = objectsOf(company);
  return {
    callerFor(operation, random) {
      const { access } = endpointOf(operation);
      if (access.kind === 'anyone') return null;
      return random.pick(callers.filter(({ role }) => access.roles.includes(role))) ?? null;
    },
    async samplesFor(operation, caller, random) {
      const endpoint = endpointOf(operation);
      const { userId, role } = caller ?? { userId: null, role: null };
      const scene = sceneOf(company, { userId, role }, (right, all) => random.pick(all) ?? right);
      const names = Object.assign({}, ...Object.values(endpoint.wire ?? {})) as WireNames;
      const ours = {
        ...(await samplesAt(endpoint, scene)),
        studentId: idOf(scene.worker),
        ...objectSamples(endpoint, objects, userId),
        ...(random.chance(WRONG_PASSWORDS) && { password: 'not my password' }),
      };
      return toWire(names).value(ours) as Samples;
    },
    async signInAgain(caller) {
      // An admin of the fuzz may have locked the account.
      await unlockUser(app.services.db, caller.userId);
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

/** An object of the kind that the endpoint names: the first that the caller may touch, if there is one. */
function objectSamples(
  { access }: EndpointSpec,
  objects: readonly CastObject[],
  userId: number | null,
): Samples {
  const rule = access.kind === 'signedIn' ? access.object : undefined;
  if (!rule) return {};
  const ofKind = objects.filter(({ kind }) => kind === rule.kind);
  const allowed = ofKind.filter((object) =>
    standingOf({ userId }, object).some((relation) => rule.may.includes(relation)),
  );
  const [object = ofKind[0]] = allowed;
  return object ? { ...object.samples, [rule.at.slice(rule.at.indexOf('.') + 1)]: object.id } : {};
}

/** The quiz that a student has finished. */
async function finishedBy(student: Student): Promise<Worker['finished']> {
  const call = { params: { studentId: student.id }, body: {} };
  const [line] = (await student.call(overview.quizHistory, call)).data.quizzes;
  return line ? { attemptId: line.attemptId, versionId: line.versionId, essayQuestionId: 0 } : null;
}

async function invitationTo(teacher: Teacher): Promise<Invitation> {
  const [asked] = (await teacher.call(listTeacherInvitations, {})).data.invitations;
  if (!asked) throw new Error('The teacher is not told that a student asks for them.');
  return { id: asked.invitationId, label: 'invitation', invitee: teacher.id };
}

/** Another teacher invites this one to teach a class. */
async function inviteTo(environment: TestEnvironment, teacher: Teacher): Promise<CoTeacherInvite> {
  const { world, database, clock } = environment;
  const owner = await world.teacher('Novak');
  await approveTeacher(database.db, usernameKey(owner.username), clock.now());
  const room = await owner.class('Room 7');
  const id = await inviteToTeach(environment, { room, teacher });
  return { id, label: 'invite', room, owner, invitee: teacher, coTeacher: null };
}
