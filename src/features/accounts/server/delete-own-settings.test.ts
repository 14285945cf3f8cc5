import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { deleteOwnSettings } from '../contract/own-settings.ts';

const test = useTestApp();

it("takes the person's own settings back, and leaves the server's", async () => {
  const ana = await test.world.student('Ana');
  const settings = { reader: { size: 24 }, 'subscription.active': true };
  await test.database.pool.query('update users set settings = $1 where id = $2', [settings, ana.id]);
  const body = { properties: ['reader', 'reader', 'subscription.active'] };
  const { data } = await ana.call(deleteOwnSettings, { params: { id: ana.id }, body });
  expect(data).toEqual({ deleted: 1, ignored: 1 });
  const { rows } = await test.database.pool.query('select settings from users where id = $1', [ana.id]);
  expect(rows).toEqual([{ settings: { 'subscription.active': true } }]);
});
