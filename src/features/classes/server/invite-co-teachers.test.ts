import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { mailContentOf, mailSecretsOf } from '#platform/mail/server/mail-columns.ts';
import { acceptCoTeacherLink, inviteCoTeachers, listTeachersOfClass } from '../contract/co-teachers.ts';
import { INVITES_A_DAY, MAX_CO_TEACHERS } from '../core/class-limits.ts';
import { emailOf, freeEmail, invite, teachTogether } from './testing/co-teaching.ts';
import { inviteToTeach } from './testing/invite-to-teach.ts';

const test = useTestApp(
  {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'openleaf@school.example',
    PUBLIC_ORIGIN: 'https://reading.example.org',
  },
  QUICK_PASSWORDS,
);
const A_DAY = 86_400;

/** The mails to an address, the newest first. */
async function mailsTo(email: string) {
  const { rows } = await test.database.pool.query<{ id: number; content: unknown; secrets: unknown }>(
    'select id, content, secrets from mails where lower(to_address) = lower($1) order by id desc',
    [email],
  );
  return rows.map(({ id, content, secrets }) => ({
    words: JSON.stringify(mailContentOf(content, id)),
    secret: mailSecretsOf(secrets, id)?.[0] ?? '',
  }));
}
const withClass = async (teacher: Teacher) => ({ teacher, room: await teacher.class('Room <12>') });

describe('an approved teacher', () => {
  it('sends a mail with a link that the invited account can use, and is told no secret', async () => {
    const { teacher, room } = await withClass(await approvedTeacher(test, 'Rivera'));
    const colleague = await test.world.teacher('Kobi');
    const outcome = await invite(teacher, room.id, emailOf(colleague).toUpperCase());
    expect(outcome).toMatchObject({ index: 0, ok: true, code: 'invited', secret: null });
    const [mail, ...more] = await mailsTo(emailOf(colleague));
    expect(more).toEqual([]);
    expect((await colleague.call(acceptCoTeacherLink, { body: { secret: mail!.secret } })).data).toEqual({
      classId: room.id,
    });
  });

  it('sends no words of their own: neither names nor the class are in the mail', async () => {
    const { teacher, room } = await withClass(await approvedTeacher(test, 'Free tablets at win.example'));
    const email = freeEmail();
    await invite(teacher, room.id, email);
    const [mail] = await mailsTo(email);
    expect(mail!.words).toContain(teacher.username);
    expect(mail!.words).not.toMatch(/Free tablets|Room/);
  });

  it('gets the same answer for an address with an account and one without', async () => {
    const { teacher, room } = await withClass(await approvedTeacher(test, 'Rivera'));
    const known = await invite(teacher, room.id, emailOf(await approvedTeacher(test, 'Kobi')));
    const unknown = await invite(teacher, room.id, freeEmail());
    expect(known).toEqual(unknown);
    const { data } = await teacher.call(listTeachersOfClass, { params: { id: room.id } });
    const [first, second] = data.invites;
    expect({ ...first, inviteId: 0, email: '' }).toEqual({ ...second, inviteId: 0, email: '' });
  });

  it('sends an address two mails a day, and each link ends the one before', async () => {
    const { teacher, room } = await withClass(await approvedTeacher(test, 'Rivera'));
    const colleague = await test.world.teacher('Kobi');
    const email = emailOf(colleague);
    for (const code of ['invited', 'invited', 'enough-for-today'])
      expect((await invite(teacher, room.id, email)).code).toBe(code);
    // The same mailbox.
    expect((await invite(teacher, room.id, email.replace('@', '+more@'))).code).toBe('enough-for-today');
    const [newest, older] = await mailsTo(email);
    const accept = (secret: string) => colleague.call(acceptCoTeacherLink, { body: { secret } });
    expect((await accept(older!.secret)).problem.code).toBe('no-invite');
    expect((await accept(newest!.secret)).status).toBe(200);
  });
});

describe('a teacher whom nobody has approved', () => {
  it('sends nobody a mail and passes a link on', async () => {
    const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
    const colleague = await test.world.teacher('Kobi');
    const { secret } = await invite(teacher, room.id, emailOf(colleague));
    expect(await mailsTo(emailOf(colleague))).toEqual([]);
    expect((await colleague.call(acceptCoTeacherLink, { body: { secret: secret! } })).status).toBe(200);
  });
});

it('answers each address for itself', async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  const colleague = await test.world.teacher('Kobi');
  await teachTogether(teacher, room.id, colleague);
  const no = await test.world.teacher('Rex');
  await inviteToTeach(test, { room, teacher: no }, 'rejected');
  const emails = [emailOf(teacher), emailOf(colleague), emailOf(no), freeEmail()];
  const { data } = await teacher.call(inviteCoTeachers, { params: { id: room.id }, body: { emails } });
  expect(data.invites.map(({ code, ok }) => [code, ok])).toEqual([
    ['own-address', false],
    ['co-teacher', false],
    ['said-no', false],
    ['invited', true],
  ]);
});

it('leaves a teacher alone who accepts in this moment', async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  const colleague = await test.world.teacher('Kobi');
  const inviteId = await inviteToTeach(test, { room, teacher: colleague });
  const accepting = await test.database.pool.connect();
  try {
    await accepting.query('begin');
    await accepting.query(
      `update co_teacher_invites set status = 'approved', teacher_id = $1, answered_at = now(), token_hash = null where id = $2`,
      [colleague.id, inviteId],
    );
    const inviting = invite(teacher, room.id, emailOf(colleague));
    await sleep(150);
    await accepting.query('commit');
    expect(await inviting).toMatchObject({ ok: false, code: 'co-teacher', secret: null });
  } finally {
    accepting.release(true);
  }
  expect((await colleague.call(listTeachersOfClass, { params: { id: room.id } })).status).toBe(200);
});

it('asks who said no again after a week', async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  const no = await test.world.teacher('Rex');
  await inviteToTeach(test, { room, teacher: no }, 'rejected');
  test.clock.pass(8 * A_DAY);
  const later = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
  expect((await invite(later, room.id, emailOf(no))).code).toBe('invited');
});

it(`invites ${INVITES_A_DAY.calls} a day, in all classes`, async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  const emails = Array.from({ length: 10 }, freeEmail);
  await teacher.call(inviteCoTeachers, { params: { id: room.id }, body: { emails } });
  const other = await teacher.class('Room 7');
  await teacher.call(inviteCoTeachers, { params: { id: other.id }, body: { emails } });
  expect((await invite(teacher, other.id, freeEmail())).code).toBe('enough-for-today');
  test.clock.pass(A_DAY);
  const later = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
  expect((await invite(later, other.id, freeEmail())).code).toBe('invited');
});

it(`a class has ${MAX_CO_TEACHERS} co-teachers and open invitations`, async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  for (let n = 0; n < MAX_CO_TEACHERS; n++)
    await inviteToTeach(test, { room, teacher: { ...teacher, username: `colleague.${n}` } });
  expect((await invite(teacher, room.id, freeEmail())).code).toBe('enough-teachers');
  // Who has an open invitation can be sent a new link.
  expect((await invite(teacher, room.id, 'colleague.3@school.example')).code).toBe('invited');
});

it('is for the owner: a co-teacher invites nobody', async () => {
  const { teacher, room } = await withClass(await test.world.teacher('Rivera'));
  const colleague = await test.world.teacher('Kobi');
  await teachTogether(teacher, room.id, colleague);
  const call = { params: { id: room.id }, body: { emails: [freeEmail()] } };
  expect((await colleague.call(inviteCoTeachers, call)).problem.code).toBe('not-found');
});
