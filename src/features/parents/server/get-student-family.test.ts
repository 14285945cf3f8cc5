import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { actAs } from '#features/accounts/server/testing/act-as.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { askForErasure, giveConsent, withdrawConsent } from '#features/family/contract/child.ts';
import { CONSENT_VERSION } from '#features/family/core/consent-text.ts';
import { closeFamilyCode, endParentLink, getStudentFamily } from '../contract/student-family.ts';
import { codeFor, enter, familyFor, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const nothing = { code: null, parents: [], consent: null, withdrawal: null, erasureAskedAt: null };

it('is empty where nothing has happened yet', async () => {
  const { teacher, room } = await familyOf(test);
  expect(await familyFor(teacher, await room.student('Ben'))).toEqual(nothing);
});

it('has the code, who has used it in the order of asking, and whom a teacher has confirmed', async () => {
  const family = await familyOf(test);
  const { teacher, ana, parent, familyCode } = family;
  const linkId = await linkParent(family);
  const first = test.clock.now().toISOString();
  test.clock.pass(60);
  const sam = await test.world.parent('Sam');
  await enter(sam, familyCode);
  expect(await familyFor(teacher, ana)).toEqual({
    ...nothing,
    code: { familyCode, expiresAt: expect.any(String) },
    parents: [
      { linkId, name: 'Maria Lopez', username: parent.username, askedAt: first, confirmedAt: first },
      {
        linkId: expect.any(Number),
        name: 'Sam Lopez',
        username: sam.username,
        askedAt: test.clock.now().toISOString(),
        confirmedAt: null,
      },
    ],
  });
  await teacher.call(endParentLink, { body: { studentId: ana.id, linkId } });
  expect((await familyFor(teacher, ana)).parents).toMatchObject([{ username: sam.username }]);
});

it('has no code that was closed, or whose school year is over', async () => {
  const { teacher, ana, room } = await familyOf(test);
  const ben = await room.student('Ben');
  await codeFor(teacher, ben);
  await test.database.pool.query(
    "update family_codes set made_at = $1::timestamptz - interval '1 day', expires_at = $1 where student_id = $2",
    [test.clock.now(), ben.id],
  );
  expect((await familyFor(teacher, ben)).code).toBeNull();
  await teacher.call(closeFamilyCode, { body: { studentId: ana.id } });
  expect((await familyFor(teacher, ana)).code).toBeNull();
});

it('has what a parent decided last, by name, and whether a withdrawal has closed the account', async () => {
  const family = await familyOf(test);
  const { teacher, ana, parent } = family;
  await linkParent(family);
  const body = { studentId: ana.id };
  await parent.call(giveConsent, { body: { ...body, textVersion: CONSENT_VERSION } });
  const said = { textVersion: CONSENT_VERSION, name: 'Maria Lopez' };
  expect(await familyFor(teacher, ana)).toMatchObject({
    consent: { act: 'given', at: test.clock.now().toISOString(), ...said },
    withdrawal: null,
  });
  test.clock.pass(60);
  await parent.call(withdrawConsent, { body });
  const at = test.clock.now().toISOString();
  expect(await familyFor(teacher, ana)).toMatchObject({
    consent: { act: 'withdrawn', at, ...said },
    withdrawal: { at, isLocked: true },
  });
});

it('keeps which code it is from an administrator who acts as the teacher', async () => {
  const { teacher, ana } = await familyOf(test);
  const acting = await actAs(test.app.server, await test.world.admin('Noor'), teacher);
  const { code } = (await acting.call(getStudentFamily, { params: { id: ana.id } })).data;
  expect(code).toEqual({ familyCode: null, expiresAt: expect.any(String) });
});

it('says since when a parent asks for the account to be erased', async () => {
  const family = await familyOf(test);
  const { teacher, ana, parent } = family;
  await linkParent(family);
  await parent.call(askForErasure, { body: { studentId: ana.id } });
  expect((await familyFor(teacher, ana)).erasureAskedAt).toBe(test.clock.now().toISOString());
});

it('is for approved teachers of the student, and for an admin', async () => {
  const { ana } = await familyOf(test);
  const params = { id: ana.id };
  const child = await test.world.teacher('A child');
  await ana.call(joinClass, { body: { classCode: (await child.class('A trap')).code } });
  expect((await child.call(getStudentFamily, { params })).status).toBe(404);
  const moss = await approvedTeacher(test, 'Moss');
  expect((await moss.call(getStudentFamily, { params })).status).toBe(404);
  expect((await ana.call(getStudentFamily, { params })).status).toBe(403);
  const admin = await test.world.admin('Ada');
  expect((await admin.call(getStudentFamily, { params })).data.code).not.toBeNull();
});
