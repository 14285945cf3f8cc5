import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { updateUserAge } from '../contract/own-profile.ts';
import type { Person } from './world.ts';

const test = useTestApp();

const give = (person: Person, birthDate: string) => person.call(updateUserAge, { body: { birthDate } });
const isUnderThirteen = async (person: Person) => (await person.call(getSession, {})).data.user.underThirteen;
const keptOf = async ({ id }: Person) =>
  (await test.database.pool.query('select birth_year, birth_month from users where id = $1', [id])).rows[0];

it('keeps the year and the month of an age that nobody gave yet', async () => {
  const ana = await test.world.student('Ana');
  expect(await isUnderThirteen(ana)).toBe(true);
  expect((await give(ana, '2010-05-14')).data).toEqual({ saved: true });
  expect(await keptOf(ana)).toEqual({ birth_year: 2010, birth_month: 5 });
  expect(await isUnderThirteen(ana)).toBe(false);
});

it('lets no child become older, in one step or in many', async () => {
  const ben = await test.world.student('Ben', { birthDate: '2016-03-14' });
  for (const birthDate of ['2000-01-01', '2016-02-14'])
    expect((await give(ben, birthDate)).problem).toMatchObject({ status: 409, code: 'age-stands' });
  expect((await give(ben, '2017-01-01')).status).toBe(200);
  expect((await give(ben, '2016-03-14')).status).toBe(409);
  expect(await keptOf(ben)).toEqual({ birth_year: 2017, birth_month: 1 });
});

it('lets one who is older correct it, and a child by it stays one', async () => {
  const cal = await test.world.student('Cal', { birthDate: '2008-03-14' });
  expect((await give(cal, '2007-03-14')).status).toBe(200);
  expect((await give(cal, '2017-03-14')).status).toBe(200);
  expect(await isUnderThirteen(cal)).toBe(true);
  expect((await give(cal, '2007-03-14')).status).toBe(409);
});

it('opens nothing in a below-13 class', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12', { belowThirteen: true });
  const dia = await room.student('Dia');
  expect((await give(dia, '2000-01-01')).status).toBe(200);
  expect(await isUnderThirteen(dia)).toBe(true);
});

it.each(['1899-12-31', '2100-01-01'])('refuses %s', async (birthDate) => {
  const ana = await test.world.student('Ana');
  expect((await give(ana, birthDate)).problem).toMatchObject({
    errors: [{ path: 'birthDate', code: 'impossible' }],
  });
});
