import { randomUUID } from 'node:crypto';
import type { CastObject } from '#app/server/testing/authorisation/cast.ts';
import { type Company, idOf, type Room, type Worker } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { logInByBadge } from '#features/accounts/contract/badge-login.ts';
import { restoreClass } from '../../contract/archive.ts';
import { makeBadges, switchBadges } from '../../contract/badges.ts';
import { removeStudentsFromClass, restoreStudentsToClass } from '../../contract/class-members.ts';
import { orderClasses } from '../../contract/class-order.ts';
import { acceptCoTeacherLink, readCoTeacherLink, transferClass } from '../../contract/co-teachers.ts';
import { leaveClass, removeFromUnconfirmedClass } from '../../contract/leave-class.ts';
import { renameStudents } from '../../contract/rename-students.ts';
import { renewPasswords } from '../../contract/renew-passwords.ts';
import { startSchoolYear, undoSchoolYear } from '../../contract/school-year.ts';
import { stopTrackingStudents, trackStudentsAgain } from '../../contract/stop-tracking.ts';
import { updateStudentRealname } from '../../contract/student-name.ts';
import { changeStudentSupports } from '../../contract/student-supports.ts';
import { declineTeacherInvitation, declineTeacherInvitations } from '../../contract/teacher-invitations.ts';
import { inviteToTeach, secretOf } from './invite-to-teach.ts';
import { clearNames, insertTeacher, selectUsername } from './names-queries.ts';

/** A class of a teacher whom nobody approved: one of the first student, who may leave it. */
const ofUnconfirmed = ({ rooms, workers: [first] }: Scene) => ({
  classId: rooms.find(({ approved, members }) => !approved && members.includes(first))?.room.id,
});

/** The last member of each class of an approved teacher, who has been taken out of it. */
async function removeLast({ rooms }: Company): Promise<void> {
  for (const { room, teacher, members } of rooms.filter(({ approved }) => approved))
    await teacher.call(removeStudentsFromClass, {
      body: { classId: room.id, studentIds: members.slice(-1).map(idOf) },
    });
}

/** A new grade for the class of the caller. */
const moveUp = ({ room: { room } }: Scene) => ({
  steps: [{ classId: room.id, step: 'move-up', grade: 4, name: 'Room in Grade 5', moveTo: null }],
});

/** A school year that the caller has just started, in a class of their own. */
async function startedYear(scene: Scene) {
  const { teacher, room } = scene.room;
  if (teacher.id !== scene.userId) return { yearId: 1 };
  const steps = [
    { classId: room.id, step: 'move-up' as const, grade: 4, name: 'Room in Grade 5', moveTo: null },
  ];
  const started = await teacher.call(startSchoolYear, { body: { yearKey: randomUUID(), steps } });
  // What was sent before may have logged the caller out.
  return { yearId: started.status === 200 ? (started.data.year?.yearId ?? 1) : 1 };
}

const withoutNames = ({ environment, workers }: Company) =>
  clearNames(environment.database.db, workers.map(idOf));

/** The last member of the class of the scene. */
const lastMember = ({ room: { members } }: Scene) => ({ studentIds: members.slice(-1).map(idOf) });

/** No teacher of a class tracks its last member any more. */
async function stopTrackingLast({ rooms }: Company): Promise<void> {
  for (const { teacher, members } of rooms)
    await teacher.call(stopTrackingStudents, {
      params: { teacherId: teacher.id },
      body: { studentIds: members.slice(-1).map(idOf) },
    });
}

/** Badges are on in each class of an approved teacher. */
async function badgesOn({ rooms }: Pick<Company, 'rooms'>): Promise<void> {
  for (const { room, teacher } of rooms.filter(({ approved }) => approved))
    await teacher.call(switchBadges, { params: { id: room.id }, body: { badgesOn: true } });
}

/** A badge that works. */
async function badgeSamples({ rooms }: Scene) {
  const found = rooms.find(({ approved }) => approved);
  if (!found) return {};
  await badgesOn({ rooms });
  const made = await found.teacher.call(makeBadges, {
    params: { id: found.room.id },
    body: { studentIds: found.members.slice(-1).map(idOf) },
  });
  return made.status === 200 ? { badge: made.data.badges[0]?.badge ?? 'none' } : {};
}

/** A link that invites the caller to teach a class of somebody else. */
async function linkSamples({ environment, userId, role, rooms, invites }: Scene) {
  const username = await selectUsername(environment.database.db, userId ?? 0);
  // Not the first class, which some callers must not hear of.
  const classes = [...rooms.slice(1).map(({ room, teacher }) => ({ room, owner: teacher })), ...invites];
  const found = classes.find(({ owner }) => owner.id !== userId);
  if (role !== 'teacher' || userId === null || username === undefined || !found) return {};
  const invited = { room: found.room, teacher: { id: userId, username } };
  await inviteToTeach(environment, invited);
  return { secret: secretOf(invited) };
}

/** An invitation that was sent to the caller. */
const invitationOf = ({ userId, owner, invitations }: Scene): number =>
  invitations.find(({ invitee }) => invitee === (userId ?? owner.id))?.id ?? 1;

/** A co-teacher of the caller's class who is approved as the caller is, or is not as they are not. */
async function heirSamples({ environment, userId, room: { room, teacher, approved } }: Scene) {
  if (teacher.id !== userId) return {};
  const heir = await insertTeacher(environment.database.db, { approved, now: environment.clock.now() });
  return { inviteId: await inviteToTeach(environment, { room, teacher: heir }, 'approved') };
}

const classObject = ({ label, room, teacher, approved, coTeachers, members }: Room): CastObject => ({
  kind: 'class',
  label: `class "${label}"`,
  id: room.id,
  standing: {
    owner: [teacher.id],
    teaches: [teacher.id, ...coTeachers.map((one) => one.teacher.id)],
    'co-teacher': coTeachers.filter((one) => one.approved || !approved).map((one) => one.teacher.id),
    admits: [...(approved ? [teacher.id] : []), ...approvedOf(coTeachers)],
  },
  // A call that is let in takes a member out. The last one: the first class that the first student is in keeps them, and with
  // them the work that is guarded.
  samples: { studentIds: members.slice(-1).map(idOf), students: members.slice(-1).map(idOf) },
});

const approvedOf = (some: Room['coTeachers']) =>
  some.filter(({ approved }) => approved).map(({ teacher }) => teacher.id);
const teachersOf = (some: readonly Room[]) =>
  some.flatMap(({ teacher, coTeachers }) => [teacher.id, ...coTeachers.map((one) => one.teacher.id)]);

function studentObject(worker: Worker, { rooms, workers: [first], family, admin }: Company): CastObject {
  const joined = rooms.filter(({ members }) => members.includes(worker));
  const approved = joined.flatMap((one) => [
    ...(one.approved ? [one.teacher.id] : []),
    ...approvedOf(one.coTeachers),
  ]);
  const counting = joined.slice(0, 1).map(({ teacher }) => teacher.id);
  return {
    kind: 'student',
    label: `student ${worker.student.username.split('.')[0]}`,
    id: idOf(worker),
    standing: {
      self: [idOf(worker)],
      teaches: teachersOf(joined),
      chooses: approved,
      manages: [...approved, ...counting],
      parent: worker === first ? [family.parent.id] : [],
      admin: [admin.id],
    },
    samples: { attemptId: worker.finished?.attemptId ?? 1, linkId: family.links.get(idOf(worker)) ?? 1 },
  };
}

const objects = (company: Company): CastObject[] => {
  const { owner, rooms, workers, archived, invitations, invites } = company;
  return [
    // The first, so that requests which archive and restore do it with this one.
    { kind: 'class', label: 'class "archived"', id: archived.id, standing: { restores: [owner.id] } },
    ...rooms.map(classObject),
    { kind: 'student', label: 'a teacher, named as a student', id: owner.id, standing: {} },
    ...workers.map((worker) => studentObject(worker, company)),
    ...invitations.map(
      ({ id, label, invitee }): CastObject => ({
        kind: 'invitation',
        label,
        id,
        standing: { invitee: invitee === null ? [] : [invitee] },
      }),
    ),
    ...invites.map(
      ({ id, label, room, owner: inviting, invitee, coTeacher }): CastObject => ({
        kind: 'co-teacher-invite',
        label,
        id,
        standing: {
          owner: [inviting.id],
          invitee: invitee ? [invitee.id] : [],
          self: coTeacher ? [coTeacher.id] : [],
        },
        samples: { classId: room.id },
      }),
    ),
  ];
};

export const samples: SliceSamples = {
  fields: (scene) => ({
    iconUrl: '/icons/leaf.svg',
    iconColor: '#2A7F57',
    lowestLevel: 2,
    highestLevel: 9,
    classCode: scene.rooms[0].room.code,
    classId: scene.room.room.id,
    invitationId: invitationOf(scene),
    inviteId: scene.invites[0]?.id ?? 1,
    emails: ['colleague@school.example'],
    secret: 'no-link-has-this-secret',
  }),
  endpoints: [
    { endpoint: readCoTeacherLink, fields: linkSamples },
    { endpoint: acceptCoTeacherLink, fields: linkSamples },
    { endpoint: transferClass, fields: heirSamples },
    { endpoint: declineTeacherInvitation, fields: (scene) => ({ inviteId: invitationOf(scene) }) },
    {
      endpoint: renewPasswords,
      fields: ({ room }) => ({
        studentPasswords: room.members.slice(-1).map((one) => ({ studentId: idOf(one) })),
      }),
    },
    { endpoint: switchBadges, fields: () => ({ badgesOn: true }) },
    { endpoint: makeBadges, prepare: badgesOn },
    { endpoint: logInByBadge, fields: badgeSamples },
    { endpoint: leaveClass, fields: ofUnconfirmed },
    {
      endpoint: removeFromUnconfirmedClass,
      suits: ({ label }) => label === 'student ana',
      fields: ofUnconfirmed,
    },
    { endpoint: restoreClass, suits: ({ label }) => label === 'class "archived"' },
    { endpoint: restoreStudentsToClass, prepare: removeLast },
    { endpoint: startSchoolYear, fields: moveUp },
    { endpoint: undoSchoolYear, fields: startedYear },
    { endpoint: stopTrackingStudents, fields: lastMember },
    {
      endpoint: trackStudentsAgain,
      prepare: stopTrackingLast,
      fields: (scene) => ({ ...lastMember(scene), stoppedAt: scene.environment.clock.now().toISOString() }),
    },
    {
      endpoint: changeStudentSupports,
      fields: ({ room }) => ({ studentId: room.members.slice(-1).map(idOf)[0] ?? 1 }),
    },
    { endpoint: orderClasses, fields: ({ room }) => ({ classIds: [room.room.id] }) },
    {
      endpoint: declineTeacherInvitations,
      fields: ({ environment }) => ({ askedUntil: environment.clock.now().toISOString() }),
    },
    // Whoever may name a student may not always correct the name that is there.
    { endpoint: updateStudentRealname, prepare: withoutNames },
    {
      endpoint: renameStudents,
      prepare: withoutNames,
      fields: ({ room }) => ({
        names: room.members.slice(-1).map((one) => ({
          studentId: idOf(one),
          firstName: 'Mia',
          lastName: 'Chen',
          was: { firstName: '', lastName: '' },
        })),
      }),
    },
  ],
  objects,
};
