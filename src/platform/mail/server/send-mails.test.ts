import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { readMailServer } from '#platform/config/server/mail-server.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { paragraph } from '../core/mail-content.ts';
import { cleanUpMails } from './clean-up.ts';
import { createMailLine, type MailLine } from './mail-line.ts';
import { startMailSender } from './mail-sender.ts';
import { type Sending, sendMails } from './send-mails.ts';
import { startMailServer, type TestMailServer } from './testing/start-mail-server.ts';
import { writeMail } from './write-mail.ts';

const test = useTestApp();
const MINUTE = 60;
const DAY = 86_400;
const FROM = 'openleaf@school.example';
const ORIGIN = 'https://reading.example.org';
let server: TestMailServer;

beforeAll(async () => {
  server = await startMailServer();
});
beforeEach(async () => {
  await test.database.pool.query('delete from mails');
  server.behave({ kind: 'takes' });
});
afterAll(() => server.stop());

const lineTo = (url: string, silence = 5_000): MailLine => {
  const read = readMailServer(url);
  if (read === null) throw new Error(`Not the address of a mail server: ${url}`);
  const timeouts = { connect: 2_000, greeting: 2_000, silence };
  return createMailLine({ server: read, from: FROM, origin: ORIGIN }, timeouts);
};
const sending = (more: Partial<Sending> = {}): Sending => ({
  ...test.app.services,
  now: test.clock.now,
  line: lineTo(server.url),
  from: FROM,
  origin: ORIGIN,
  ...more,
});
const send = (more: Partial<Sending> = {}) => sendMails(sending(more), new AbortController().signal);

let written = 0;
const write = (more: { isOn?: boolean; usefulUntil?: Date; secrets?: string[] } = {}) => {
  const { isOn = true, secrets = ['s3cret'], ...rest } = more;
  const to = `reader.${++written}@school.example`;
  return test.database.db.transaction().execute(async (tx) => {
    const content = {
      heading: 'A heading',
      parts: [paragraph('A text.'), { kind: 'button' as const, label: 'Open it', path: '/open', secret: 0 }],
    };
    const mail = { userId: null, toAddress: to, subject: 'A subject', content, secrets, ...rest };
    await writeMail(tx, { isOn }, mail, test.clock.now());
    return to;
  });
};
const stored = async () =>
  (
    await test.database.pool.query<{
      state: string;
      tries: number;
      unclear: number;
      secrets: unknown;
      last_error: string | null;
    }>('select state, tries, unclear, secrets, last_error from mails order by id')
  ).rows;
/** Those that the server has, by the address that each was for. */
const receivedAt = (to: string) =>
  server.mails.filter((mail) => mail.to && !Array.isArray(mail.to) && mail.to.text === to);

/** A process sends a mail and ends before it can write that down. */
async function crash(): Promise<void> {
  const dead: Sending = sending();
  const mails = server.mails.length;
  const signal = new AbortController();
  await sendMails(
    {
      ...dead,
      line: {
        async send(mail, stop) {
          await dead.line.send(mail, stop);
          signal.abort();
          return { kind: 'failed', code: null, error: 'The process ended.' };
        },
      },
    },
    signal.signal,
  );
  expect(server.mails.length).toBe(mails + 1);
}

it('sends a mail once, with a text and an HTML part and a link, and wipes its secrets', async () => {
  const to = await write();
  await send();
  await send();
  const [mail, ...more] = receivedAt(to);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('A subject');
  expect(mail?.from?.text).toBe(`"Openleaf" <${FROM}>`);
  expect(mail?.text).toBe(`A heading\n\nA text.\n\nOpen it:\n${ORIGIN}/open#s3cret\n`);
  expect(mail?.html).toContain(`href="${ORIGIN}/open#s3cret"`);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(await stored()).toEqual([{ state: 'sent', tries: 1, unclear: 0, secrets: null, last_error: null }]);
});

it('gives up a mail whose link is not there, as in a restored copy, and sends it to nobody', async () => {
  const to = await write();
  await test.database.pool.query('update mails set secrets = null');
  await send();
  expect(receivedAt(to)).toEqual([]);
  expect(await stored()).toMatchObject([
    {
      state: 'given-up',
      tries: 1,
      last_error: expect.stringContaining('not in the restored backup'),
    },
  ]);
});

it('writes nothing of a mail whose transaction is undone', async () => {
  const undone = test.database.db.transaction().execute(async (tx) => {
    const content = { heading: 'A heading', parts: [paragraph('A text.')] };
    const mail = { userId: null, toAddress: 'a@b.example', subject: 'A subject', content, secrets: [] };
    await writeMail(tx, { isOn: true }, mail, test.clock.now());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
});

it('keeps a mail where no mail server is set, never sends it, and wipes its secrets after a day', async () => {
  const to = await write({ isOn: false });
  await send();
  const { run } = cleanUpMails(test.database.db, test.clock.now);
  await run();
  expect(await stored()).toMatchObject([{ state: 'kept', secrets: ['s3cret'] }]);
  test.clock.pass(DAY + 1);
  await run();
  await send();
  expect(await stored()).toMatchObject([{ state: 'kept', secrets: null }]);
  expect(receivedAt(to)).toEqual([]);
});

it('deletes mails after thirty days', async () => {
  await write();
  await send();
  const { run } = cleanUpMails(test.database.db, test.clock.now);
  test.clock.pass(30 * DAY);
  await run();
  expect(await stored()).toHaveLength(1);
  test.clock.pass(1);
  await run();
  expect(await stored()).toEqual([]);
});

it.each([
  ['a code that says not now', { kind: 'answers', code: 451, to: 'receiver' }],
  ['such a code for the mail itself', { kind: 'answers', code: 452, to: 'mail' }],
  ['a line that is cut', { kind: 'drops', when: 'receiver' }],
] as const)('tries again after %s, each time later', async (_, behavior) => {
  const to = await write();
  server.behave(behavior);
  const before = server.tries();
  await send();
  await send();
  expect(server.tries() - before).toBe(1);
  expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, secrets: ['s3cret'] }]);
  test.clock.pass(MINUTE);
  await send();
  test.clock.pass(MINUTE);
  await send();
  expect(server.tries() - before).toBe(2);
  server.behave({ kind: 'takes' });
  test.clock.pass(MINUTE);
  await send();
  expect(receivedAt(to)).toHaveLength(1);
  expect(await stored()).toMatchObject([{ state: 'sent', tries: 3, last_error: null }]);
});

it.each(['receiver', 'mail'] as const)('gives up at once when the %s is refused for good', async (to) => {
  await write();
  server.behave({ kind: 'answers', code: 550, to });
  const before = server.tries();
  await send();
  test.clock.pass(DAY / 2);
  await send();
  expect(server.tries() - before).toBe(1);
  expect(await stored()).toMatchObject([
    { state: 'given-up', tries: 1, secrets: null, last_error: expect.stringContaining('550') as string },
  ]);
});

it('tries for a day while no server is there, and gives up with the last error', async () => {
  await write();
  const nobody = lineTo('smtp://127.0.0.1:9');
  for (let hour = 0; hour < 24; hour++) {
    await send({ line: nobody });
    test.clock.pass(60 * MINUTE);
  }
  expect((await stored())[0]!.tries).toBeGreaterThan(15);
  await send({ line: nobody });
  expect(await stored()).toMatchObject([
    { state: 'given-up', secrets: null, last_error: expect.stringContaining('ECONNREFUSED') as string },
  ]);
});

it('gives up earlier what is of no use any more', async () => {
  const to = await write({ usefulUntil: new Date(test.clock.now().getTime() + 3_600_000) });
  server.behave({ kind: 'answers', code: 451, to: 'receiver' });
  await send();
  test.clock.pass(61 * MINUTE);
  server.behave({ kind: 'takes' });
  await send();
  expect(await stored()).toMatchObject([{ state: 'given-up' }]);
  expect(receivedAt(to)).toEqual([]);
});

it('waits for a slow server and does not send twice, however much longer than the lease it takes', async () => {
  const to = await write();
  server.behave({ kind: 'takes', afterMs: 1_500 });
  // The clock of the test stands still; this one goes.
  const start = test.clock.now().getTime() - Date.now();
  const now = () => new Date(Date.now() + start);
  const slow = send({ now, leaseMs: 300 });
  const others = [600, 1_200].map(async (wait) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await send({ now, leaseMs: 300 });
  });
  await Promise.all([slow, ...others]);
  expect(receivedAt(to)).toHaveLength(1);
  expect(await stored()).toMatchObject([{ state: 'sent', tries: 1, unclear: 0 }]);
});

it('gives the line up when the server is silent for too long, and tries again later', async () => {
  await write();
  server.behave({ kind: 'takes', afterMs: 1_000 });
  await send({ line: lineTo(server.url, 200) });
  expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, unclear: 1 }]);
});

it('sends a mail at most twice when the line is cut after the server has it', async () => {
  const to = await write();
  server.behave({ kind: 'drops', when: 'mail' });
  for (let hour = 0; hour < 5; hour++) {
    await send();
    test.clock.pass(60 * MINUTE);
  }
  expect(receivedAt(to)).toHaveLength(2);
  expect(await stored()).toMatchObject([
    {
      state: 'given-up',
      tries: 2,
      unclear: 1,
      last_error: expect.stringContaining('may have arrived') as string,
    },
  ]);
});

it('sends again under the same Message-ID after a crash in the middle, and gives up after the second', async () => {
  const to = await write();
  await crash();
  await send();
  expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, unclear: 0 }]);
  test.clock.pass(MINUTE);
  await crash();
  test.clock.pass(MINUTE);
  await send();
  expect(await stored()).toMatchObject([
    {
      state: 'given-up',
      tries: 2,
      unclear: 1,
      secrets: null,
      last_error: expect.stringContaining('may have arrived') as string,
    },
  ]);
  const ids = receivedAt(to).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('two processes send each of many mails once, as soon as they are written', async () => {
  const errors: unknown[] = [];
  const open = () => {
    const database = openDatabase({ url: test.url, connections: 4, onIdleError: () => {} });
    const sender = startMailSender(database, sending({ db: database.db }), (error) => errors.push(error));
    return async () => {
      await sender.stop();
      await database.close();
    };
  };
  const stops = [open(), open()];
  server.behave({ kind: 'takes', afterMs: 20 });
  const addresses = await Promise.all(Array.from({ length: 40 }, () => write()));
  await expect
    .poll(async () => (await stored()).filter(({ state }) => state === 'sent').length, { timeout: 15_000 })
    .toBe(40);
  for (const stop of stops) await stop();
  expect(addresses.map((to) => receivedAt(to).length)).toEqual(addresses.map(() => 1));
  expect(errors).toEqual([]);
});

it('says nothing on a line that is to be encrypted and is not', async () => {
  const to = await write();
  const [host = '', port] = new URL(server.url).host.split(':');
  const demanded = { host, port: Number(port), login: null, encryption: 'demanded' as const };
  await send({ line: createMailLine({ server: demanded, from: FROM, origin: ORIGIN }) });
  // The certificate of the test's server is nobody's.
  expect(await stored()).toMatchObject([{ state: 'waiting', tries: 1, unclear: 0 }]);
  expect(receivedAt(to)).toEqual([]);
});

it('logs that a mail was not sent, and neither to whom nor what the server said', async () => {
  const lines: unknown[] = [];
  const log = { ...test.app.services.log, warn: (...said: unknown[]) => lines.push(said) } as Sending['log'];
  await write();
  server.behave({ kind: 'answers', code: 550, to: 'receiver' });
  await send({ log });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).toContain('"code":550');
  expect(JSON.stringify(lines)).not.toMatch(/@|Said so/);
});
