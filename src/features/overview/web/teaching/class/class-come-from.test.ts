import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { doLogoutTasks } from '#platform/device/web/at-logout.ts';
import { classComeFrom, fromClassFirst, useComingFromClass } from './class-come-from.ts';

beforeEach(() => sessionStorage.clear());
const open = (id: number) => renderHook(() => useComingFromClass(id)).unmount();

it('is the class that was open last, also after a reload, until the teacher logs out', async () => {
  expect(classComeFrom()).toBeNull();
  open(7);
  open(8);
  expect(classComeFrom()).toBe(8);
  expect({ ...sessionStorage }).toEqual({ 'openleaf.class': '8' });
  await doLogoutTasks();
  expect(classComeFrom()).toBeNull();
});

it('comes first among the classes of a student', () => {
  const classes = [{ classId: 7 }, { classId: null }, { classId: 8 }];
  expect(fromClassFirst(classes)).toEqual(classes);
  open(8);
  expect(fromClassFirst(classes).map(({ classId }) => classId)).toEqual([8, 7, null]);
});
