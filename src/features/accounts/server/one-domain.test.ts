import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { beginHandOff, finishHandOff } from '../contract/hand-off.ts';
import { UNDER13_ORIGIN } from './testing/providers-env.ts';

const test = useTestApp({ UNDER13_ORIGIN });

it('sends nobody anywhere while one domain is configured', async () => {
  const teacher = await test.world.teacher('Rivera');
  const ana = await (await teacher.class('Room 12')).student('Ana');
  expect((await ana.call(beginHandOff, {})).data.address).toBeNull();
  const finished = await test.world.anyone.call(finishHandOff, { body: { code: 'any' } });
  expect([finished.status, finished.problem?.code]).toEqual([409, 'hand-off-over']);
});
