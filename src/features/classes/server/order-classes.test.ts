import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { orderClasses } from '../contract/class-order.ts';
import { listClasses } from '../contract/endpoints.ts';

const test = useTestApp();
const order = (by: Teacher, classIds: number[]) => by.call(orderClasses, { body: { classIds } });
const listed = async (by: Teacher) => (await by.call(listClasses, {})).data.classes.map(({ id }) => id);

async function threeClasses() {
  const teacher = await test.world.teacher('Rivera');
  const ids: number[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await teacher.class(name)).id);
  return { teacher, ids: ids as [number, number, number] };
}

it('keeps the order, puts a new class first, and takes another order later', async () => {
  const { teacher, ids } = await threeClasses();
  const [one, two, three] = ids;
  expect(await listed(teacher)).toEqual([three, two, one]);
  await order(teacher, [one, three, two]);
  expect(await listed(teacher)).toEqual([one, three, two]);
  const four = (await teacher.class('Four')).id;
  expect(await listed(teacher)).toEqual([four, one, three, two]);
  await order(teacher, [two, four, one, three]);
  expect(await listed(teacher)).toEqual([two, four, one, three]);
});

it('takes classes twice and classes of others, and leaves the lists of others alone', async () => {
  const { teacher, ids } = await threeClasses();
  const novak = await test.world.teacher('Novak');
  const [first, second] = [(await novak.class('A')).id, (await novak.class('B')).id];
  const [one, two, three] = ids;
  expect((await order(teacher, [first, two, two, one, second, 999_999])).status).toBe(200);
  expect(await listed(teacher)).toEqual([three, two, one]);
  expect(await listed(novak)).toEqual([second, first]);
});

it('refuses no classes', async () => {
  expect((await order(await test.world.teacher('Rivera'), [])).status).toBe(400);
});
