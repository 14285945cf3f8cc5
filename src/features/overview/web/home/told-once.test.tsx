import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSignInStore } from '#features/accounts/web/public.tsx';
import { followReader, settingsOfReader } from '#features/reading/web/reader/settings-of-reader.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { StudentProfile } from '../../contract/endpoints.ts';
import { ToldOnce } from './told-once.tsx';

/** What the server keeps of the settings of the one student. */
let kept: Record<string, unknown> | undefined;
let isAway = false;
const api = (async ({ name }: { name: string }, input: { body?: object }) => {
  if (isAway) return { ok: false, problem: { code: 'offline', status: 0, detail: '', errors: [] } };
  if (name === 'readOwnSettings') return { ok: true, data: { properties: kept ? { reader: kept } : {} } };
  kept = (input.body as { properties: { reader: Record<string, unknown> } }).properties.reader;
  return { ok: true, data: { changed: 1, ignored: 0 } };
}) as unknown as ApiClient;

const week = {
  quizzes: 2,
  goal: 2,
  rule: 'read',
  setByClass: 'Room 12',
  forSome: false,
  reached: true,
  reachedByChange: null,
  weeksInARow: 1,
  notCounted: [],
} as unknown as StudentProfile['week'];
const analyst = { rankId: 4, title: 'Analyst', totalPoints: 174, minPoints: 160, next: null };
const luminary = { rankId: 1, title: 'Luminary', totalPoints: 0, minPoints: 0, next: null };

let userId = 500;
beforeEach(() => {
  kept = undefined;
  isAway = false;
  sessionStorage.clear();
});
const over: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const end of over.splice(0)) end();
});

/** The home of the student on a device of its own. */
async function show(rank: StudentProfile['rank'], reachedByChange: string | null = null) {
  cleanup();
  for (const end of over.splice(0)) end();
  userId += 1;
  const token = 'a'.repeat(43);
  const store = createSignInStore(sessionStorage);
  followReader(store, api);
  store.signIn({ userId, role: 'student', token, outboxKey: null });
  over.push(() => store.end(token, 'logged-out'));
  await renderScreen(<ToldOnce rank={rank} week={{ ...week, reachedByChange }} />);
  await expect.poll(() => settingsOfReader.get().isReady).toBe(true);
}
const shown = () => screen.queryByRole('region', { name: 'Analyst' });

it('tells a new rank until it is put away, on any device', async () => {
  kept = { rankTold: 3 };
  await show(analyst);
  expect(await screen.findByText('It took 160 points, and you have 174.')).toBeTruthy();
  await show(analyst);
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(shown()).toBeNull();
  await expect.poll(() => kept?.['rankTold']).toBe(4);
  await show(analyst);
  expect(shown()).toBeNull();
});

it('begins to tell with the rank of the first home', async () => {
  await show(analyst);
  await expect.poll(() => kept?.['rankTold']).toBe(4);
  expect(shown()).toBeNull();
});

it('tells each rank anew to a student who starts over', async () => {
  kept = { rankTold: 4 };
  await show(luminary);
  await expect.poll(() => kept?.['rankTold']).toBe(1);
  await show(analyst);
  expect(await screen.findByRole('region', { name: 'Analyst' })).toBeTruthy();
});

it('neither tells nor keeps anything while it is not known what was told', async () => {
  isAway = true;
  await show(analyst, '2026-11-23');
  expect(shown()).toBeNull();
  expect(screen.queryByText(/weekly goal/)).toBeNull();
  expect(settingsOfReader.get().value.rankTold).toBeNull();
});

it('tells a goal that was reached by its change, once', async () => {
  kept = { rankTold: 4 };
  await show(analyst, '2026-11-23');
  expect(await screen.findByText('You reached your weekly goal! +25 points')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/weekly goal/)).toBeNull();
  await expect.poll(() => kept?.['goalTold']).toBe('2026-11-23');
});

it('tells nothing where a class hides points', async () => {
  kept = { rankTold: 1 };
  await show(null, '2026-11-23');
  expect(screen.queryByText(/weekly goal/)).toBeNull();
});
