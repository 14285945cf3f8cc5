import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readOwnSettings } from '../contract/own-settings.ts';

const test = useTestApp();

it("returns the person's own settings and none of the server's", async () => {
  const ana = await test.world.student('Ana');
  const settings = { reader: { size: 24 }, 'subscription.active': true };
  await test.database.pool.query('update users set settings = $1 where id = $2', [settings, ana.id]);
  const { data } = await ana.call(readOwnSettings, { params: { id: ana.id }, query: {} });
  expect(data).toEqual({ properties: { reader: { size: 24 } } });
});

it('begins empty', async () => {
  const ben = await test.world.student('Ben');
  const { data } = await ben.call(readOwnSettings, { params: { id: ben.id }, query: {} });
  expect(data).toEqual({ properties: {} });
});
