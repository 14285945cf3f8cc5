import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { searchSchools } from '../contract/find-school.ts';
import { nameSchool, readSchoolOfTeacher } from '../contract/own-school.ts';
import { importSchools } from './import-schools.ts';
import { confirmShown } from './testing/seen-claim.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-schools-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => test.database.pool.query('delete from schools'));

/** Imports what a file holds. */
async function importing(content: string | Buffer, onProgress?: (rows: number) => void) {
  const file = join(folder, 'schools.csv');
  await writeFile(file, content);
  return importSchools(test.database.db, file, { now: test.clock.now(), ...(onProgress && { onProgress }) });
}
const stored = async () => {
  const { rows } = await test.database.pool.query('select name, city, zip from schools order by name');
  return rows as { name: string; city: string; zip: string | null }[];
};

const LIST = `nces_id,name,district,street,city,state,zip,lat,lon
060429013779,Oak School,Elgin Unified,"1 Main St., Suite 2",Elgin,IL,60120,42.03,-88.27
062827013394,Elm School,Elgin Unified,2 Main St.,Elgin,IL,60120,,
`;

it('writes the schools of a list, and nothing when it is read again', async () => {
  expect(await importing(LIST)).toEqual({ rows: 2, added: 2, changed: 0, joined: 0, faulty: 0, faults: [] });
  expect(await importing(LIST)).toMatchObject({ rows: 2, added: 0, changed: 0 });
  expect(await stored()).toHaveLength(2);
});

it('changes what a newer list says otherwise', async () => {
  await importing(LIST);
  expect(await importing(LIST.replace('Oak School', 'Oak Academy'))).toMatchObject({ added: 0, changed: 1 });
  const rivera = await test.world.teacher('Rivera');
  const names = async (query: string) =>
    (await rivera.call(searchSchools, { body: { query } })).data.schools.map(({ name }) => name);
  expect(await names('oak academy')).toEqual(['Oak Academy']);
});

it('names the lines of rows that are no school, and writes the others', async () => {
  const report = await importing(
    `${LIST}1,,,,Elgin,IL,60120,,\n\n2,Ash School,,,Elgin,IL,60120,200,0\n3,Fir School,,,Elgin,IL,,,\n`,
  );
  expect(report).toMatchObject({ rows: 5, added: 3, faulty: 2 });
  expect(report?.faults).toEqual([
    { line: 4, fault: 'the name is missing' },
    { line: 6, fault: 'latitude and longitude are no place' },
  ]);
});

it('writes a school once that a list names twice, and finds it again without a number', async () => {
  const list = 'name,city,state,country,lat,lon\nOak,Elgin,IL,USA,42,-88\noak,ELGIN,IL,US,42,-88\n';
  expect(await importing(list)).toMatchObject({ rows: 2, added: 1 });
  expect(await importing(list)).toMatchObject({ added: 0 });
});

it('reads names in the encoding of older public files, too', async () => {
  const utf8 = Buffer.from('name,city\nPeña,Elgin\n');
  await importing(utf8);
  await importing(Buffer.from('name,city\nCañada,Elgin\n', 'latin1'));
  expect((await stored()).map(({ name }) => name)).toEqual(['Cañada', 'Peña']);
});

it('skips what a file says of itself before its titles, and refuses one without titles', async () => {
  expect(await importing(`ELSI Export\n"Rows: 2"\n${LIST}`)).toMatchObject({ added: 2 });
  expect(await importing('a,b\n1,2\n')).toBeNull();
  expect(await importing('')).toBeNull();
});

it('tells how far it is, a few thousand rows at a time', async () => {
  const rows = Array.from({ length: 5001 }, (_, index) => `School ${index},Elgin`);
  const told: number[] = [];
  await importing(`name,city\n${rows.join('\n')}`, (row) => told.push(row));
  expect(told).toEqual([5000, 5001]);
  expect(await stored()).toHaveLength(5001);
});

it('joins the school that a teacher had named with that of the list', async () => {
  const rivera = await test.world.teacher('Rivera');
  const admin = await test.world.admin('Noor');
  const place = { name: 'oak school', city: 'Elgin', state: 'IL', countryCode: 'US' };
  const named = await rivera.call(nameSchool, { body: place });
  const claim = { teacherId: rivera.id, schoolId: named.data.schoolId };
  await confirmShown(admin, claim);
  expect(await importing(LIST)).toMatchObject({ added: 2, joined: 1 });
  const own = await rivera.call(readSchoolOfTeacher, { params: { id: rivera.id } });
  expect(own.data).toMatchObject({ confirmed: true, school: { name: 'Oak School', zip: '60120' } });
  expect(await stored()).toHaveLength(2);
});

it('moves nobody where the list has two schools of this name in the city', async () => {
  const rivera = await test.world.teacher('Rivera');
  const place = { name: 'pine school', city: 'Elgin', state: 'IL', countryCode: 'US' };
  const named = await rivera.call(nameSchool, { body: place });
  await importing(
    'nces_id,name,city,state,zip\n060429013779,Pine School,Elgin,IL,60120\n062827013394,Pine School,Elgin,IL,60123\n',
  );
  const own = await rivera.call(readSchoolOfTeacher, { params: { id: rivera.id } });
  expect(own.data.schoolId).toBe(named.data.schoolId);
});
