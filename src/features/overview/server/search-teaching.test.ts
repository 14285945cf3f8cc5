import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { searchTeaching } from '../contract/teaching.ts';

const test = useTestApp();
let rivera: Teacher;

beforeAll(async () => {
  rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Kite room');
  await room.student('Katherine');
  const novak = await test.world.teacher('Novak');
  await (await novak.class('Kite club')).student('Katarina');
});

const find = async (q: string, by: Teacher = rivera) =>
  (await by.call(searchTeaching, { query: { q } })).data;

it('finds students with their classes, and nobody of another teacher', async () => {
  const { students } = await find('kat');
  expect(students.map(({ name, classNames }) => [name, classNames])).toEqual([
    ['Katherine Lopez', ['Kite room']],
  ]);
});

it('finds classes of the teacher who asks, and passages of the library', async () => {
  const { title } = test.app.services.library.current('practice')[0]!;
  expect((await find('kite')).classes.map(({ name }) => name)).toEqual(['Kite room']);
  const { passages } = await find(title);
  expect(passages.map((passage) => passage.title)).toContain(title);
  expect(passages.length).toBeLessThanOrEqual(5);
});

it('finds nothing for what is nowhere, and takes signs of a pattern as they are', async () => {
  expect(await find('zzzzqqqq')).toEqual({
    students: [],
    classes: [],
    passages: [],
    more: { students: false, classes: false, passages: false },
    lookedAt: null,
  });
  expect(await find('%')).toMatchObject({ students: [], classes: [] });
  expect(await find('_at')).toMatchObject({ students: [] });
  expect(await find(String.raw`\ `)).toMatchObject({ students: [], classes: [] });
});

it('says of what there is more than it lists', async () => {
  const teacher = await test.world.teacher('Moss');
  const room = await teacher.class('Quartz 1');
  for (let n = 1; n <= 5; n++) await room.student(`Quinn${n}`);
  const five = await find('quinn', teacher);
  expect(five.students).toHaveLength(5);
  expect(five.more).toEqual({ students: false, classes: false, passages: false });
  await room.student('Quinn6');
  for (let n = 2; n <= 6; n++) await teacher.class(`Quartz ${n}`);
  expect(await find('quinn', teacher)).toMatchObject({ more: { students: true, classes: false } });
  const { classes, more } = await find('quartz', teacher);
  expect([classes.length, more.classes]).toEqual([5, true]);
  const letter = await find('the', teacher);
  expect([letter.passages.length, letter.more.passages]).toEqual([5, true]);
});

it('asks for a word', async () => {
  expect((await rivera.call(searchTeaching, { query: { q: '  ' } })).status).toBe(400);
});
