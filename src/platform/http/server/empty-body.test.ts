import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';

const test = useTestApp();

const postNothing = ({ token }: Student, path: string) =>
  test.app.server.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

it('an empty body of type JSON is no body where a call has none, and where everything in it may be left out', async () => {
  const ana = await test.world.student('Ana');
  expect((await postNothing(ana, `task/student/${ana.id}/pretest`)).statusCode).toBe(200);
  expect((await postNothing(ana, `quiz/quiz_history/${ana.id}`)).json()).toMatchObject({ page: 0, size: 10 });
  expect((await postNothing(ana, `quiz/student_profile_data/${ana.id}`)).statusCode).toBe(200);
  expect((await postNothing(ana, 'auth/logout')).statusCode).toBe(200);
});

it('an empty body is refused where something in it is needed', async () => {
  const ana = await test.world.student('Ana');
  expect((await postNothing(ana, 'reading/joinClass')).json()).toMatchObject({
    status: 400,
    code: 'invalid-request',
  });
});
