import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepInTab } from '#platform/device/web/keep-in-tab.ts';
import { keptAs } from '#platform/device/web/kept.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';
import { readDrafts, useDrafts } from './use-drafts.ts';

const inTab = (teacherId: number) => keepInTab(`essay-drafts.${teacherId}`);
const keptOf = (teacherId: number) => keptAs(inTab(teacherId), readDrafts);

beforeEach(async () => {
  for (const teacherId of [1, 2]) await keptOf(teacherId).write(null);
});
afterEach(cleanup);

const essay = { studentId: 3, attemptId: 31, score: null, comment: '' } as EssayToScore;
const other = { ...essay, studentId: 4 };

/** The page of a teacher, opened; every call opens it anew, as a reload does. */
async function open(teacherId = 1) {
  cleanup();
  const kept = keptOf(teacherId);
  const { result } = renderHook(() => useDrafts(kept));
  await act(async () => {});
  return result;
}

it('keeps what was typed over a reload, for this teacher only', async () => {
  const page = await open();
  act(() => page.current.change(essay, { score: 2 }));
  act(() => page.current.change(essay, { comment: 'Look at the end again.', problem: 'No network.' }));
  const typed = { score: 2, comment: 'Look at the end again.', problem: null };
  expect((await open()).current.draftOf(essay)).toEqual(typed);
  expect((await open()).current.has('4-31')).toBe(false);
  expect((await open(2)).current.has('3-31')).toBe(false);
  expect((await open()).current.draftOf(essay)).toEqual(typed);
});

it('forgets what was saved, and only that', async () => {
  const page = await open();
  act(() => page.current.change(essay, { score: 2 }));
  act(() => page.current.change(other, { score: 4 }));
  act(() => page.current.drop('3-31'));
  const after = await open();
  expect([after.current.has('3-31'), after.current.draftOf(other).score]).toEqual([false, 4]);
  act(() => after.current.drop('4-31'));
  expect(await inTab(1).read()).toBeNull();
});

it('begins anew where what is kept is broken', async () => {
  await inTab(1).write({ '3-31': { score: 9 } });
  expect((await open()).current.draftOf(essay)).toEqual({ score: null, comment: '', problem: null });
});
