import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { endParentLink } from '#features/parents/contract/student-family.ts';
import { familyFor, linkParent } from '#features/parents/server/testing/family-of.ts';
import { giveConsent } from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('keeps who consented, when, and to which text', async () => {
  const { ana, parent, teacher } = await childOf(test);
  const body = { studentId: ana.id, textVersion: CONSENT_VERSION };
  expect((await parent.call(giveConsent, { body })).data).toEqual({ given: true });
  expect((await familyFor(teacher, ana)).consent).toEqual({
    act: 'given',
    at: test.clock.now().toISOString(),
    textVersion: CONSENT_VERSION,
    name: 'Maria Lopez',
  });
});

it('is told to the school as a parent said who is connected, whatever one said who was removed', async () => {
  const family = await childOf(test);
  const { ana, parent, teacher } = family;
  const body = { studentId: ana.id, textVersion: CONSENT_VERSION };
  const other = await test.world.parent('Jo');
  const linkId = await linkParent({ ...family, parent: other });
  await parent.call(giveConsent, { body });
  await other.call(giveConsent, { body });
  expect((await familyFor(teacher, ana)).consent?.name).toBe('Jo Lopez');
  await teacher.call(endParentLink, { body: { studentId: ana.id, linkId } });
  expect((await familyFor(teacher, ana)).consent?.name).toBe('Maria Lopez');
});
