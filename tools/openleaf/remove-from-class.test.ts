import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { typeAtService } from './testing/type-at-service.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { openleaf, lastAct } = typeAtService(test);

describe('remove-from-class', () => {
  it('takes a student out of a class, which the code does not open to them again', async () => {
    const room = await (await test.world.teacher('Rivera')).class('Room 15');
    const ana = await room.student('Ana');
    const words = ['remove-from-class', '--student', ana.username, '--class', room.code];
    const removed = await openleaf(...words);
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    expect(removed.stdout).toBe(
      `Ana Lopez (student "${ana.username}", account ${ana.id}) is not in "Room 15" (class ${room.id}) any more.\n`,
    );
    expect(await lastAct()).toEqual({ act: 'remove-from-class', about: ana.id });
    expect((await ana.call(joinClass, { body: { classCode: room.code } })).problem.code).toBe('taken-out');
    const again = await openleaf(...words);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toContain(`is not in "Room 15" (class ${room.id} of Ms. Rivera, 0 students).`);
  });

  it.each([
    {
      student: 'nobody.here',
      code: '999999',
      stderr: 'There is no student with the username "nobody.here".\n',
    },
    { student: null, code: '999999', stderr: 'There is no class with the code or the number "999999".\n' },
  ])('is refused where there is no student or no class: $stderr', async ({ student, code, stderr }) => {
    const name = student ?? (await test.world.student('Ana')).username;
    const refused = await openleaf('remove-from-class', '--student', name, '--class', code);
    expect(refused).toEqual({ status: 1, stdout: '', stderr });
  });
});
