import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { StartedOverNote } from './started-over-note.tsx';

afterEach(cleanup);

const PROFILE = {
  studentId: 5,
  name: 'Ana Lopez',
  timezone: 'America/New_York',
  startsOver: { pointsToo: true },
  classes: [{ classId: null }, { classId: 12 }],
} as unknown as StudentProfile;
const RESET = { studentId: 5, resetAt: new Date().toISOString(), pointsTaken: 45, byName: null };

/** A server on which the students have started over until it is undone. */
function open(profile: StudentProfile, answer: unknown = { students: [RESET] }) {
  let undone = false;
  return renderWithServer(<StartedOverNote profile={profile} />, ({ name }) => {
    if (name === 'listResets') return undone ? { students: [] } : answer;
    undone = true;
    return { students: [{ ok: true, code: 'undone' }] };
  });
}

it('says when a student started over, and takes it back', async () => {
  const calls = await open(PROFILE);
  const button = await screen.findByRole('button', { name: 'Undo starting over' });
  expect(screen.getByText(/Started over/).textContent).toBe(
    'Started over today, 45 points taken. Work before it is kept, and is not counted here.',
  );
  await userEvent.click(button);
  await expect.poll(() => screen.queryByRole('button')).toBeNull();
  expect(calls).toContainEqual({ name: 'undoReset', body: { classId: 12, studentIds: [5] } });
});

it('says to a teacher who may not undo it only that it is so', async () => {
  await open(PROFILE, new Refused({ code: 'forbidden', status: 403, detail: 'Not yours.' }));
  expect((await screen.findByText(/Started over/)).textContent).toBe(
    'Started over. Work before it is kept, and is not counted here.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('does not ask about a student who does not start over', async () => {
  const calls = await open({ ...PROFILE, startsOver: null });
  expect(calls).toEqual([]);
  expect(screen.queryByText(/Started over/)).toBeNull();
});
