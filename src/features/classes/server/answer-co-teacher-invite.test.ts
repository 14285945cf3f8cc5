import { beforeEach, describe, expect, it } from 'vitest';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, SchoolClass, Teacher } from '#app/server/world.ts';
import { registerTeacher } from '#features/accounts/contract/endpoints.ts';
import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { archiveClass } from '../contract/archive.ts';
import * as contract from '../contract/co-teachers.ts';
import { getClass } from '../contract/endpoints.ts';
import { DAYS_OF_CO_TEACHER_INVITE, MAX_CLASSES_SHARED } from '../core/class-limits.ts';
import { emailOf, invite } from './testing/co-teaching.ts';
import { inviteToTeach } from './testing/invite-to-teach.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const A_DAY = 86_400;
let owner: Teacher;
let room: SchoolClass;
let invited: Teacher;

beforeEach(async () => {
  owner = await approvedTeacher(test, 'Rivera');
  room = await owner.class('Room 12');
  invited = await approvedTeacher(test, 'Kobi');
});

const listOf = async (teacher: Person) =>
  (await teacher.call(contract.listCoTeacherInvites, { params: { teacherId: teacher.id } })).data.invites;
const at = (inviteId: number, classId = room.id) => ({ params: { classId, inviteId } });
const accept = (by: Person, inviteId: number, classId = room.id) =>
  by.call(contract.acceptCoTeacherInvite, at(inviteId, classId));
const reject = (by: Person, inviteId: number) => by.call(contract.rejectCoTeacherInvite, at(inviteId));
const acceptLink = (by: Person, secret: string) =>
  by.call(contract.acceptCoTeacherLink, { body: { secret } });
const reads = async (by: Person) => (await by.call(getClass, { params: { id: room.id } })).status === 200;
const register = async (email: string): Promise<Person> => {
  const username = `child.${Math.random().toString(36).slice(2, 10)}`;
  const password = 'quiet library 12';
  const body = { username, password, email, firstName: 'A', lastName: 'Child', timezone: 'UTC' };
  await test.world.anyone.call(registerTeacher, { body });
  return test.world.logIn(username, password);
};

describe('an approved teacher with the address', () => {
  it('accepts, and teaches the class from then on', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    expect(await reads(invited)).toBe(false);
    expect((await accept(invited, id)).data).toEqual({ classId: room.id });
    expect(await reads(invited)).toBe(true);
    expect(await listOf(invited)).toEqual([]);
    // A call that was sent twice.
    expect((await accept(invited, id)).status).toBe(200);
  });

  it('says no, which nothing turns into a yes but another invitation', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    expect((await reject(invited, id)).data).toEqual({ rejected: true });
    expect((await reject(invited, id)).status).toBe(200);
    expect(await listOf(invited)).toEqual([]);
    expect((await accept(invited, id)).problem.code).toBe('invite-over');
    expect(await reads(invited)).toBe(false);
  });

  it('comes too late after two weeks, or when it is taken back, or the class is archived', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    test.clock.pass(DAYS_OF_CO_TEACHER_INVITE * A_DAY);
    const [late, again] = [
      await test.world.logIn(invited.username, invited.password),
      await test.world.logIn(owner.username, owner.password),
    ];
    expect((await accept(late, id)).problem.code).toBe('invite-over');
    await inviteToTeach(test, { room, teacher: invited }, 'deleted');
    expect((await accept(late, id)).problem.code).toBe('not-found');
    await inviteToTeach(test, { room, teacher: invited });
    await again.call(archiveClass, { params: { id: room.id } });
    expect((await accept(late, id)).problem.code).toBe('not-found');
  });

  it('must name the class of the invitation', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    const other = await owner.class('Room 7');
    expect((await accept(invited, id, other.id)).problem.code).toBe('not-found');
    expect(await reads(invited)).toBe(false);
  });

  it(`teaches ${MAX_CLASSES_SHARED} classes of others at most`, async () => {
    const { rows } = await test.database.pool.query<{ id: number }>(
      `insert into classes (teacher_id, name, grade, settings, timezone, created_at)
       select $1, 'Room ' || n, 4, '{}', 'UTC', now() from generate_series(1, $2::int) n returning id`,
      [owner.id, MAX_CLASSES_SHARED],
    );
    for (const { id } of rows) await inviteToTeach(test, { room: { id }, teacher: invited }, 'approved');
    const id = await inviteToTeach(test, { room, teacher: invited });
    expect((await accept(invited, id)).problem.code).toBe('enough-classes');
    expect(await listOf(invited)).toHaveLength(1);
  });
});

describe('nobody else', () => {
  it('answers it: neither another approved teacher, nor one with the address who is not approved', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    const other = await approvedTeacher(test, 'Novak');
    const child = await register(emailOf(invited));
    for (const by of [other, child, await test.world.student('Ana')]) {
      expect((await accept(by, id)).status).toBeGreaterThanOrEqual(403);
      expect((await reject(by, id)).status).toBeGreaterThanOrEqual(403);
      expect(await reads(by)).toBe(false);
    }
    expect(await listOf(invited)).toHaveLength(1);
  });

  it('answers those of teachers whom nobody has approved: these go by link alone', async () => {
    const stranger = await test.world.teacher('Stranger');
    const club = await stranger.class('Club');
    const id = await inviteToTeach(test, { room: club, teacher: invited });
    expect((await accept(invited, id, club.id)).problem.code).toBe('not-found');
  });

  it('answers those of a locked teacher', async () => {
    const id = await inviteToTeach(test, { room, teacher: invited });
    await lockUser(test.database.db, owner.id, test.clock.now());
    expect((await accept(invited, id)).problem.code).toBe('not-found');
  });
});

describe('a link', () => {
  it('opens the class for the account with the address, approved or not, once', async () => {
    const colleague = await test.world.teacher('Una');
    const { secret } = await invite(owner, room.id, emailOf(colleague));
    const read = await colleague.call(contract.readCoTeacherLink, { body: { secret: secret! } });
    expect(read.data).toEqual({ classId: room.id, className: 'Room 12', grade: 4, ownerName: 'Ms. Rivera' });
    expect((await acceptLink(colleague, secret!)).data).toEqual({ classId: room.id });
    expect(await reads(colleague)).toBe(true);
    expect((await acceptLink(colleague, secret!)).problem.code).toBe('no-invite');
  });

  it('gives a child nothing who registers as a teacher under an address of their own', async () => {
    const { secret } = await invite(owner, room.id, emailOf(invited));
    const child = await register('child@home.example');
    const answers = [
      await child.call(contract.readCoTeacherLink, { body: { secret: secret! } }),
      await acceptLink(child, secret!),
      await acceptLink(child, 'no-link-has-this-secret'),
    ];
    for (const { problem } of answers) expect(problem.code).toBe('no-invite');
    expect(new Set(answers.map(({ problem }) => problem.detail)).size).toBe(1);
    expect(await reads(child)).toBe(false);
    expect((await acceptLink(invited, secret!)).status).toBe(200);
  });

  it('is over when the owner takes the invitation back or is locked, and after two weeks', async () => {
    const colleague = await test.world.teacher('Una');
    const { secret } = await invite(owner, room.id, emailOf(colleague));
    const { data } = await owner.call(contract.listTeachersOfClass, { params: { id: room.id } });
    await owner.call(contract.deleteCoTeacherInvite, at(data.invites[0]!.inviteId));
    expect((await acceptLink(colleague, secret!)).problem.code).toBe('no-invite');
    const again = await invite(owner, room.id, emailOf(colleague));
    await lockUser(test.database.db, owner.id, test.clock.now());
    expect((await acceptLink(colleague, again.secret!)).problem.code).toBe('no-invite');
  });

  it('does not make the owner a co-teacher, whose address became the invited one', async () => {
    const teacher = await test.world.teacher('Novak');
    const club = await teacher.class('Club');
    const { secret } = await invite(teacher, club.id, 'new.address@school.example');
    await test.database.pool.query('update users set email = $1 where id = $2', [
      'new.address@school.example',
      teacher.id,
    ]);
    expect((await acceptLink(teacher, secret!)).problem.code).toBe('no-invite');
  });

  it('leaves who is a co-teacher by another address as they are', async () => {
    const colleague = await test.world.teacher('Una');
    const first = await invite(owner, room.id, emailOf(colleague));
    await acceptLink(colleague, first.secret!);
    const second = await invite(owner, room.id, 'una@home.example');
    await test.database.pool.query('update users set email = $1 where id = $2', [
      'una@home.example',
      colleague.id,
    ]);
    expect((await acceptLink(colleague, second.secret!)).status).toBe(200);
    const { data } = await owner.call(contract.listTeachersOfClass, { params: { id: room.id } });
    expect([data.coTeachers.length, data.invites.length]).toEqual([1, 0]);
  });
});

it('an invitation of a teacher who is approved later is answered without the link from then on', async () => {
  const late = await test.world.teacher('Late');
  const club = await late.class('Club');
  const id = await inviteToTeach(test, { room: club, teacher: invited });
  await approve(test, late);
  expect((await accept(invited, id, club.id)).status).toBe(200);
});
