import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { endOwnLink, listChildren } from '../contract/own-children.ts';
import { enter, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('takes the child off the account of the parent, who can ask again with the same code', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  expect((await family.parent.call(endOwnLink, { body: { linkId } })).data).toEqual({ ended: true });
  expect((await family.parent.call(listChildren, {})).data.children).toEqual([]);
  expect((await enter(family.parent, family.familyCode)).data).toEqual({ status: 'waiting' });
});

it('ends no link of another parent', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const other = await test.world.parent('Jo');
  await other.call(endOwnLink, { body: { linkId } });
  expect((await family.parent.call(listChildren, {})).data.children).toHaveLength(1);
});
