import { expect, it, vi } from 'vitest';
import { missedOf, type RunOptions, SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, SETUP_TIMEOUT_MS, smallForm } from '../../harness/small-form.ts';
import { login, studentsOf } from './login.ts';
import { openLoginEnvironment } from './login-environment.ts';

vi.setConfig({ testTimeout: SETUP_TIMEOUT_MS });
const faultIn = (part: string): RunOptions => ({ ...SMALL_RUN, injectFault: true, given: { only: part } });
const RUNS = [SMALL_RUN, ...['guesses', 'email', 'blocks', 'devices', 'mixed-load'].map(faultIn)];
const run = smallForm({ kind: 'fault-test', name: 'login' }, login, () =>
  openLoginEnvironment(
    SMALL_RUN,
    // Each run may be repeated once (docs/decisions/0035).
    2 * RUNS.reduce((sum, options) => sum + studentsOf(options), 0),
  ),
);

it('lets in every student with the password, and no one else', async () => {
  expectHeld(await run());
});

it.each([
  ['limits that forget', 'guesses', 'of these looked at'],
  ['an email that any account takes away', 'email', 'of their logins by email refused after that'],
  ['limits that forget a /48', 'blocks', 'what the next code from another /64 of it waits'],
  [
    'a server that knows no device again',
    'devices',
    'right logins refused on a device that had signed in before',
  ],
  ['an address that is refused with all students behind it', 'mixed-load', 'of these refused'],
])('catches %s', async (_, part, name) => {
  const { pass, figures } = await run(faultIn(part));
  expect(pass).toBe(false);
  expect(missedOf(figures).map((figure) => figure.name)).toContain(name);
});
