import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { viewClassStats } from '#features/reports/contract/class-report.ts';
import { FORM } from './form-body.ts';

const test = useTestApp();

const post = ({ token }: Person, path: string, payload: string, type: string = FORM) =>
  test.app.server.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  });

async function setUp() {
  const teacher = await test.world.teacher('Rivera');
  return { teacher, room: await teacher.class('Room 12') };
}

it('reads a form where the contract of a call allows one, as the same body in JSON', async () => {
  const { teacher, room } = await setUp();
  const form = `${viewClassStats.wire.body.start}=2026-01-05&jsonFormat=true&classId=${room.id}`;
  const answer = await post(teacher, viewClassStats.path, form, `${FORM}; charset=UTF-8`);
  expect(answer.json()).toMatchObject({ classId: room.id, start: '2026-01-05' });
  const asJson = await teacher.call(viewClassStats, { body: { classId: room.id, start: '2026-01-05' } });
  expect(answer.json()).toEqual(asJson.raw.json());
});

it('takes a field that is left empty as none, and the last of several with one name', async () => {
  const { teacher, room } = await setUp();
  const { start, end } = viewClassStats.wire.body;
  const form = `classId=1&classId=${room.id}&${start}=&${end}=2026-01-05`;
  expect((await post(teacher, viewClassStats.path, form)).json()).toMatchObject({
    start: '2025-08-15',
    end: '2026-01-05',
  });
});

it('refuses what does not fit the contract with the names of the wire, and no other call reads a form', async () => {
  const { teacher, room } = await setUp();
  const { end } = viewClassStats.wire.body;
  for (const form of [`classId=${room.id}&${end}=soon`, `classId=${room.id}&${end}=2100-01-01`])
    expect((await post(teacher, viewClassStats.path, form)).json()).toMatchObject({
      status: 400,
      errors: [{ path: end }],
    });
  expect((await post(teacher, viewClassStats.path, '__proto__=1&constructor=2')).statusCode).toBe(400);
  const ana = await room.student('Ana');
  expect((await post(ana, 'reading/joinClass', 'classCode=ABC')).json()).toMatchObject({
    status: 415,
    code: 'not-json',
  });
});
