import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { typeAtService } from './testing/type-at-service.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { openleaf, approvedAt, lastAct } = typeAtService(test);

describe('withdraw-approval', () => {
  it('takes the approval of a teacher back, once', async () => {
    const teacher = await test.world.teacher('Rivera');
    await openleaf('approve-teacher', teacher.username, '--yes');
    const withdrawn = await openleaf('withdraw-approval', '--username', teacher.username);
    expect(withdrawn).toEqual({
      status: 0,
      stdout: `Ms. Rivera (teacher "${teacher.username}", account ${teacher.id}) is not approved any more.\n`,
      stderr: '',
    });
    expect(await approvedAt(teacher)).toBeNull();
    expect(await lastAct()).toEqual({ act: 'withdraw-approval', about: teacher.id });
    const again = await openleaf('withdraw-approval', '--username', teacher.username);
    expect(again.stdout).toContain('is not approved.');
  });

  it('refuses a student', async () => {
    const ana = await test.world.student('Ana');
    expect(await openleaf('withdraw-approval', '--username', ana.username)).toMatchObject({
      status: 1,
      stderr: `There is no teacher with the username "${ana.username}".\n`,
    });
  });
});
