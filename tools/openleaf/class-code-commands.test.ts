import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { typeAtService } from './testing/type-at-service.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { openleaf, joinStatus, lastAct } = typeAtService(test);

describe('class codes', () => {
  it('renew-code replaces the code of a class, found by its code or its number', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const renewed = await openleaf('renew-code', room.code.toLowerCase());
    expect(renewed).toMatchObject({ status: 0, stderr: '' });
    expect(renewed.stdout).toContain(
      `The class code of "Room 12" (class ${room.id} of Ms. Rivera, 0 students) is now`,
    );
    const [fresh = ''] = /\w{4}-\w{4}/.exec(renewed.stdout) ?? [];
    expect(await joinStatus(room.code)).not.toBe(200);
    expect(await joinStatus(fresh)).toBe(200);
    const again = await openleaf('renew-code', String(room.id));
    expect(again.stdout).toContain('1 student)');
    expect(await joinStatus(fresh)).not.toBe(200);
    expect(await lastAct()).toEqual({ act: 'renew-class-code', about: null });
  });

  it('close-code closes the code of a class until it is renewed', async () => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 13');
    const closed = await openleaf('close-code', room.code);
    expect(closed).toMatchObject({ status: 0, stderr: '' });
    expect(closed.stdout).toBe(
      `The class code ${room.code} of "Room 13" (class ${room.id} of Ms. Rivera, 0 students) is closed.\n`,
    );
    expect(await joinStatus(room.code)).not.toBe(200);
    const renewed = await openleaf('renew-code', room.code);
    expect(await joinStatus(/\w{4}-\w{4}/.exec(renewed.stdout)?.[0] ?? '')).toBe(200);
  });

  it('are refused where there is no class', async () => {
    const refused = {
      status: 1,
      stdout: '',
      stderr: 'There is no class with the code or the number "999999".\n',
    };
    expect(await openleaf('renew-code', '999999')).toEqual(refused);
    expect(await openleaf('close-code', '999999')).toEqual(refused);
  });
});
