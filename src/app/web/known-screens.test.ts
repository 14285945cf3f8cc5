import { expect, it, vi } from 'vitest';
import { studentHome, teacherHome } from '#platform/screens/core/addresses.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { createKnownScreens } from './known-screens.ts';
import { screens } from './route-table.ts';
import { staffScreens } from './staff-route-table.ts';

const knownScreens = () => createKnownScreens(async () => staffScreens);

it('starts with what students open, and lacks what an address or a role asks for beyond that', () => {
  const known = knownScreens();
  expect(known.all()).toBe(screens);
  expect(known.lacks(studentHome.path, 'student')).toBe(false);
  expect(known.lacks(studentHome.path, undefined)).toBe(false);
  expect(known.lacks(classPage.path.replace('$id', '7'), undefined)).toBe(true);
  expect(known.lacks(teacherHome.path, 'student')).toBe(true);
  expect(known.lacks(studentHome.path, 'teacher')).toBe(true);
  expect(known.lacks('/nowhere', undefined)).toBe(true);
});

it('learns the rest once, tells its followers, and lacks nothing then', async () => {
  const known = knownScreens();
  const listener = vi.fn();
  known.subscribe(listener);
  await Promise.all([known.learnRest(), known.learnRest()]);
  expect(listener).toHaveBeenCalledOnce();
  expect(known.all()).toEqual([...screens, ...staffScreens]);
  expect(known.lacks('/nowhere', 'teacher')).toBe(false);
});

it('asks again for a list that could not be had', async () => {
  const fetchRest = vi.fn(async () => staffScreens).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const known = createKnownScreens(fetchRest);
  const learned = known.learnRest();
  await vi.waitFor(() => expect(fetchRest).toHaveBeenCalledOnce());
  expect(known.lacks(classPage.path, 'teacher')).toBe(true);
  window.dispatchEvent(new Event('online'));
  await learned;
  expect(known.lacks(classPage.path, 'teacher')).toBe(false);
});
