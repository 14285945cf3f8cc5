import { expect, inject, it, vi } from 'vitest';
import { withDatabase } from '#app/server/testing/global-setup.ts';
import { startMailServer } from '#platform/mail/server/testing/start-mail-server.ts';
import { typeCommand } from './testing/type-command.ts';

// It makes a database and measures, and machines are busy.
vi.setConfig({ testTimeout: 120_000 });

it('measures the machine without a database, and says for how many students it is large enough', async () => {
  const env = { DATA_DIR: '/nowhere/at-all' };
  const { status, stdout } = await typeCommand(['openleaf', 'doctor', '--seconds', '1', '--json'], env);
  expect(status).toBe(0);
  const measured = JSON.parse(stdout) as Record<string, number>;
  expect(measured['password']).toBeGreaterThan(1);
  expect(measured['answer']).toBeGreaterThan(0.02);
  expect(measured['wayIn']).toBeGreaterThan(0);
  expect(measured['startInFiveMinutes']).toBeGreaterThan(measured['inWithinAMinute'] ?? Number.NaN);
});

it('refuses a time that is none', async () => {
  const typed = await typeCommand(['openleaf', 'doctor', '--seconds', 'long'], {});
  expect(typed).toMatchObject({ status: 1, stderr: '--seconds is a number above 0.\n' });
});

it('looks at the installation alone, and ends with 1 when something is wrong', async () => {
  const DATABASE_URL = withDatabase(inject('databaseServer'), inject('templateDatabase'));
  const { status, stdout, stderr } = await typeCommand(['openleaf', 'doctor', '--quick'], { DATABASE_URL });
  expect([status, stderr]).toEqual([1, 'One thing is wrong.\n']);
  expect(stdout).toContain('good   The database answers and is prepared for this version.');
  expect(stdout).toContain('WRONG  There is no backup yet.');
  expect(stdout).not.toContain('one password');
});

it('tries the mail server', async () => {
  const DATABASE_URL = withDatabase(inject('databaseServer'), inject('templateDatabase'));
  const server = await startMailServer();
  const env = {
    DATABASE_URL,
    SMTP_URL: server.url,
    MAIL_FROM: 'a@school.example',
    PUBLIC_ORIGIN: 'https://reading.example',
  };
  const doctor = () => typeCommand(['openleaf', 'doctor', '--quick'], env);
  const { stdout } = await doctor();
  await server.stop();
  expect(stdout).toContain('good   The mail server answers.');
  expect((await doctor()).stdout).toMatch(
    /WRONG {2}The mail server of SMTP_URL cannot be used: .*ECONNREFUSED/,
  );
});
