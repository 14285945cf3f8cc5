import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { findOnPath } from '../test/find-program.ts';
import { typeAtService } from './testing/type-at-service.ts';
import { typeInTerminal } from './testing/type-in-terminal.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { type, logInStatus, lastAct } = typeAtService(test);

describe('admin create', () => {
  it('makes an admin who can log in, with the password from the input', async () => {
    const made = await type(['admin', 'create', 'sam.keller'], 'morning shelf 30\n');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^sam\.keller is an admin \(account \d+\) and can log in now\. .* this code within a day: (?:[a-z0-9]{4}-){3}[a-z0-9]{4}\n$/,
    );
    const { data } = await test.world.anyone.call(logIn, {
      body: { username: 'sam.keller', password: 'morning shelf 30' },
    });
    expect(data.role).toBe('admin');
    expect(await lastAct()).toEqual({ act: 'give-second-step-code', about: data.userId });
  });

  it.each([
    { username: 'sam.short', input: 'nine char\n', stderr: /^Use at least 10 characters\./ },
    { username: 'sam.common', input: 'password123\n', stderr: /^Many people use this password/ },
    { username: 'sam.same.name', input: 'sam.same.name\n', stderr: /^The password must be different/ },
    { username: 'sam.silent', input: '', stderr: /^No password was given; nothing was changed\./ },
    { username: 'sam keller', input: 'morning shelf 30\n', stderr: /^Use only letters, numbers, and/ },
    { username: 'Sam.Keller', input: 'evening shelf 31\n', stderr: /has this username already\./ },
  ])('refuses $username', async ({ username, input, stderr }) => {
    const refused = await type(['admin', 'create', username], input);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(stderr);
    expect(await logInStatus(username, input.trim())).not.toBe(200);
  });

  it.runIf(findOnPath(['script']))(
    'asks for the password twice in a terminal, which does not show it',
    async () => {
      const asked = await typeInTerminal(['admin', 'create', 'sam.hidden'], { DATABASE_URL: test.url }, [
        [/New password for .*: $/, 'morning shelf 30'],
        [/again: $/, 'morning shelf 30'],
      ]);
      expect(asked).toMatchObject({ status: 0 });
      expect(asked.screen).toContain('sam.hidden is an admin');
      expect(asked.screen).not.toContain('shelf');
      expect(await logInStatus('sam.hidden', 'morning shelf 30')).toBe(200);
      const differing = await typeInTerminal(['admin', 'create', 'sam.torn'], { DATABASE_URL: test.url }, [
        [/New password for .*: $/, 'morning shelf 30'],
        [/again: $/, 'morning shelf 31'],
      ]);
      expect(differing).toMatchObject({ status: 1 });
      expect(differing.screen).toContain('The two passwords differ; nothing was changed.');
    },
  );
});
