import { beforeEach, expect, it, vi } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { createSchoolStep } from './school-step.ts';
import { writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
beforeEach(() => test.database.pool.query('delete from schools'));
const step = (setting: 'auto' | 'on' | 'off') => createSchoolStep(test.app.services, setting);

it('is there as the operator says', async () => {
  expect((await step('on')).isShown()).toBe(true);
  await writeSchool(test.database.db, { name: 'Oak', city: 'Elgin' });
  expect((await step('off')).isShown()).toBe(false);
});

it('is there by itself once there are schools, also while the server runs', async () => {
  const { isShown } = await step('auto');
  expect(isShown()).toBe(false);
  await writeSchool(test.database.db, { name: 'Oak', city: 'Elgin' });
  expect(isShown()).toBe(false);
  test.clock.pass(61);
  await vi.waitFor(() => expect(isShown()).toBe(true));
  expect((await step('auto')).isShown()).toBe(true);
});
