import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { changeOwnSettings, readOwnSettings } from '../contract/own-settings.ts';

const test = useTestApp();
type Person = Awaited<ReturnType<typeof test.world.student>>;

const change = (person: Person, properties: Record<string, never>, id = person.id) =>
  person.call(changeOwnSettings, { params: { id }, body: { properties } });
const read = async (person: Person) =>
  (await person.call(readOwnSettings, { params: { id: person.id }, query: {} })).data.properties;
const as = (properties: object) => properties as Record<string, never>;

it('keeps how a child reads, and gives it to another device of the same child', async () => {
  const ana = await test.world.student('Ana');
  const changed = await change(ana, as({ reader: { size: 28, font: 'dyslexia' } }));
  expect(changed.data).toEqual({ changed: 1, ignored: 0 });
  const elsewhere = await test.world.comeBack(ana);
  const { data } = await elsewhere.call(readOwnSettings, {
    params: { id: ana.id },
    query: { properties: 'reader, nothing' },
  });
  expect(data.properties).toEqual({ reader: { size: 28, font: 'dyslexia' } });
});

it("ignores what is the server's own, and counts it", async () => {
  const ben = await test.world.student('Ben');
  const pushed = as({ 'subscription.active': true, feature_activities: true, feature_flags: {}, reader: {} });
  expect((await change(ben, pushed)).data).toEqual({ changed: 1, ignored: 3 });
  const { rows } = await test.database.pool.query('select settings from users where id = $1', [ben.id]);
  expect(rows).toEqual([{ settings: { reader: {} } }]);
});

it('refuses what is too long', async () => {
  const cal = await test.world.student('Cal');
  expect((await change(cal, as({ reader: 'x'.repeat(1001) }))).status).toBe(400);
  expect(await read(cal)).toEqual({});
});

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

it.each([
  ['half of a character', { reader: 'a\ud800' }],
  ['half of a character inside', { reader: { seen: ['\udfffb'] } }],
  ['half of a character in a name inside', { reader: { '\ud800': 1 } }],
  ['half of a character in its name', { '\ud800': 1 }],
  ['five levels', { reader: nested(5) }],
])('refuses %s', async (_what, properties) => {
  const dia = await test.world.student('Dia');
  expect((await change(dia, as(properties))).problem).toMatchObject({ status: 400, code: 'invalid-request' });
  expect(await read(dia)).toEqual({});
});

it.each(['reader', 'other'])('refuses seven thousand levels in %s', async (name) => {
  const dia = await test.world.student('Dia');
  const { statusCode } = await test.app.server.inject({
    method: 'POST',
    url: `/api/settings/user/${dia.id}/prop`,
    headers: { authorization: `Bearer ${dia.token}`, 'content-type': 'application/json' },
    payload: `{"properties":{"${name}":${'['.repeat(7_000)}1${']'.repeat(7_000)}}}`,
  });
  expect(statusCode).toBe(400);
});

it('is for nobody else', async () => {
  const ana = await test.world.student('Ana');
  const teacher = await test.world.teacher('Rivera');
  const call = { params: { id: ana.id }, body: { properties: as({ reader: {} }) } };
  expect((await teacher.call(changeOwnSettings, call)).status).toBe(404);
});
