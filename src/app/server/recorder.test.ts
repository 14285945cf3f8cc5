import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import { on } from '#platform/endpoint/server/route.ts';
import { openFaultyServer } from './testing/faulty-server.ts';
import type { Exchange, Leak } from './testing/recorder/exchange.ts';
import { findLeaks } from './testing/recorder/find-leaks.ts';
import { readSecrets } from './testing/recorder/read-secrets.ts';
import type { KnownPerson, Secrets } from './testing/recorder/secrets.ts';
import { useTestApp } from './testing/test-app.ts';

const person = (id: number, role: KnownPerson['role'], username: string, lastName: string): KnownPerson => ({
  id,
  role,
  username,
  email: `${username}@school.example`,
  firstName: 'Ana',
  lastName,
});
const ANA = 1;
const BEN = 2;
const RIVERA = 3;
const OTHER_TEACHER = 4;
const ADMIN = 5;
const TOKEN = 'a-token-of-ana-Zm9vYmFyYmF6cXV4cXV1eGNvcmdl';
const RATIONALE = 'The second paragraph says that the kettle had been off all morning.';

const secrets: Secrets = {
  people: [
    person(ANA, 'student', 'ana.1f2e3d4c', 'Lopez'),
    person(BEN, 'student', 'ben.5a6b7c8d', 'Okafor'),
    person(RIVERA, 'teacher', 'rivera.12345678', 'Rivera'),
    person(OTHER_TEACHER, 'teacher', 'novak.87654321', 'Novak'),
    person(ADMIN, 'admin', 'admin.00000001', 'Root'),
  ],
  taughtBy: new Map([[RIVERA, new Set([ANA, BEN])]]),
  questions: [
    { id: 10, use: 'practice', optionIds: [101, 102], rationales: [RATIONALE, 'No.'] },
    {
      id: 20,
      use: 'pretest',
      optionIds: [201, 202],
      rationales: ['It says so at the very end of the text.', 'No.'],
    },
  ],
};

const leaksOf = (
  body: unknown,
  { answered, ...more }: Partial<Exchange> & { answered?: number } = {},
): Leak[] =>
  findLeaks(
    {
      exchanges: [
        {
          began: 2,
          ended: 3,
          route: 'GET /api/faulty',
          actorId: ANA,
          sent: '/api/faulty',
          sentBody: undefined,
          status: 200,
          headers: '',
          body: typeof body === 'string' ? body : JSON.stringify(toWire().value(body)),
          ...more,
        },
      ],
      answers: answered === undefined ? [] : [{ studentId: ANA, questionId: answered, began: 1 }],
      tokens: new Map([[TOKEN, ANA]]),
      log: [],
    },
    secrets,
  );

/** What is found in a line of the log, beside what every line holds. */
const leaksInLog = (members: Record<string, unknown>): Leak[] =>
  findLeaks(
    {
      exchanges: [
        {
          began: 1,
          ended: 2,
          route: 'POST /api/class/:id/joins',
          actorId: ANA,
          sent: '/api/class/4711/joins?code=KETTLE99',
          sentBody: { code: 'KETTLE99', about: [{ text: 'My kettle had been off' }] },
          status: 200,
          headers: '',
          body: '{}',
        },
      ],
      answers: [],
      tokens: new Map([[TOKEN, ANA]]),
      log: [JSON.stringify({ level: 20, time: '2026-10-14T14:00:00.000Z', status: 200, ms: 3, ...members })],
    },
    secrets,
  );

const feedback = {
  right: true,
  chosenOptionId: 101,
  rightOptionId: 101,
  chosenRationale: RATIONALE,
  evidence: [1],
};
const signedIn = { userId: ANA, role: 'student', token: TOKEN };
const signIn = { route: 'POST /api/auth/login', actorId: null };

describe('the recorder finds', () => {
  it.each<[what: string, body: unknown, how?: Partial<Exchange> & { answered?: number }]>([
    ['a token outside a sign-in', { note: TOKEN }],
    ['a token sent to another person', { ...signedIn, userId: BEN }, signIn],
    ['a token in a header', {}, { headers: `sid=${TOKEN}` }],
    ['the hash of a token', { id: createHash('sha256').update(TOKEN).digest('hex') }],
    ['the hash of a token in base64', { id: createHash('sha256').update(TOKEN).digest('base64') }],
    ['a password hash', { user: { hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' } }],
    [
      'the password that was sent',
      { password: 'otter river 27' },
      { sentBody: { password: 'otter river 27' } },
    ],
    ['a birth year', { user: { birth_year: 2016 } }],
    ['a birth date', { birthDate: '2016-03-14' }, { actorId: ADMIN }],
    ['an email address for a student', { teacher: 'rivera.12345678@school.example' }],
    ['an email address in a text', { detail: 'Ask RIVERA.12345678@school.example about it.' }],
    ['a username for another student', { students: [{ username: 'ben.5a6b7c8d' }] }],
    ['a username for nobody', { username: 'ben.5a6b7c8d' }, { actorId: null }],
    ['a username for another teacher', { username: 'ben.5a6b7c8d' }, { actorId: OTHER_TEACHER }],
    ['a name of a student for another teacher', { name: 'Ana Okafor' }, { actorId: OTHER_TEACHER }],
    ['a name in two parts for a student', { firstName: 'Ana', lastName: 'Okafor' }],
    ['a username in a CSV file', 'id,username\n2,ben.5a6b7c8d\n'],
    ['feedback before the answer', { questionId: 10, feedback }],
    ['feedback to a student who answered another question', { questionId: 10, feedback }, { answered: 20 }],
    [
      'feedback when the answer came later',
      { questionId: 10, feedback },
      { answered: 10, began: 0, ended: 0 },
    ],
    ['feedback in the pretest, even afterwards', { questionId: 20, right: false }, { answered: 20 }],
    ['the key of a question', { rightOptionId: 101 }],
    ['the key of a question for nobody', { rightOptionId: 101 }, { actorId: null, answered: 10 }],
    ['an option marked as the key', { questionId: 10, options: [{ optionId: 101, isKey: true }] }],
    ['the role of an option', { questionId: 10, options: [{ optionId: 101, role: 'misread' }] }],
    ['evidence', { questionId: 10, evidence: [{ paragraph: 1, start: 2, end: 9 }] }],
    ['evidence of no question', { evidence: [{ paragraph: 1, start: 2, end: 9 }] }],
    ['a rationale under another name', { questionId: 10, hint: RATIONALE }],
    ['a rationale inside a text', { hint: `Think again. ${RATIONALE} Good luck!` }],
  ])('%s', (_, body, how) => {
    expect(leaksOf(body, how)).not.toEqual([]);
  });
});

describe('the recorder finds in the log', () => {
  it.each<[what: string, members: Record<string, unknown>]>([
    ['a session token', { msg: `called with ${TOKEN}` }],
    ['the hash of a token', { key: createHash('sha256').update(TOKEN).digest('base64url') }],
    ['a password hash', { row: { hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' } }],
    ['a key of any kind', { outbox: 'aGFsbG8sIHRoaXMgaXMgYSBrZXkgb2YgMzIgYnl0ZXM=' }],
    ['an email address', { msg: 'sent to somebody@school.example' }],
    ['a username', { msg: 'no such person: ana.1f2e3d4c' }],
    ['the name of a student', { msg: 'Ana Okafor was here' }],
    ['a birth date', { birth_year: 2016 }],
    ['something that was typed', { msg: 'kept: My kettle had been off' }],
    ['a class code', { code: 'KETTLE99' }],
    ['why an answer is right', { hint: RATIONALE }],
    ['an address with what was asked', { url: '/api/class/4711/joins?code=KETTLE99' }],
    ['an address in place of its pattern', { route: '/api/class/4711/joins?code=KETTLE99' }],
    ['the address of a device', { remoteAddress: '10.20.30.40' }],
    ['the kind of a browser', { agent: 'Mozilla/5.0 (X11; CrOS)' }],
    ['the values of a row', { detail: 'Key (username_key)=(ana) already exists.' }],
    ['the address of the database', { msg: 'postgresql://openleaf:secret@db/openleaf' }],
  ])('%s', (_, members) => {
    expect(leaksInLog(members)).not.toEqual([]);
  });

  it('nothing in what it should hold', () => {
    const usual = { reqId: '0b8cf3a1-3a4f-4ad0-9c68-9f2f7d0f4f10', method: 'POST' };
    expect(leaksInLog({ ...usual, route: '/api/class/:id/joins', msg: 'request failed' })).toEqual([]);
  });
});

describe('the recorder lets through', () => {
  it.each<[what: string, body: unknown, how?: Partial<Exchange> & { answered?: number }]>([
    ['the token of a sign-in', signedIn, signIn],
    [
      'a person to themselves',
      { username: 'ana.1f2e3d4c', firstName: 'Ana', lastName: 'Lopez', role: 'student' },
    ],
    ['a student to their teacher', { username: 'ben.5a6b7c8d', name: 'Ana Okafor' }, { actorId: RIVERA }],
    ['anybody to an admin', { username: 'ben.5a6b7c8d' }, { actorId: ADMIN }],
    ['what the caller typed', { message: 'ben.5a6b7c8d is taken' }, { sent: '{"username":"ben.5a6b7c8d"}' }],
    ['feedback after the answer', { questionId: 10, feedback }, { answered: 10 }],
    ['feedback to the answer itself', { feedback }, { answered: 10, began: 1 }],
    ['feedback to a teacher', { questionId: 10, feedback }, { actorId: RIVERA }],
    ['a count of right answers', { right: 7, total: 10, feedback: null }],
  ])('%s', (_, body, how) => {
    expect(leaksOf(body, how)).toEqual([]);
  });
});

describe('on a server', () => {
  const test = useTestApp();

  it('it finds the key and the classmate that a faulty route lets out', async () => {
    const { app, world } = test;
    const room = await (await world.teacher('Rivera')).class('Room 12');
    const ana = await room.student('Ana');
    const ben = await room.student('Ben');
    const { quiz } = (await ana.call(quizCalls.startPretest, { params: { id: ana.id } })).data;
    const passage = app.services.library.known(quiz?.versionId ?? 0);
    const question = passage?.questions[0];
    const peek = endpoint({
      name: 'peek',
      methods: ['GET'],
      path: 'faulty/peek',
      summary: 'Tells too much.',
      access: only(['student']),
      response: z.object({ questionId: z.number(), why: z.string(), classmates: z.array(z.string()) }),
    });
    const { server, recording } = await openFaultyServer(app, [
      on(peek, async () => ({
        questionId: question?.id ?? 0,
        why: question?.key.rationale ?? '',
        classmates: [ana.username, ben.username],
      })),
    ]);
    const headers = { authorization: `Bearer ${ana.token}` };
    expect((await server.inject({ url: '/api/faulty/peek', headers })).statusCode).toBe(200);
    await server.close();

    const leaks = findLeaks(recording, await readSecrets(app));
    expect(leaks).toMatchObject([
      { what: 'username', at: 'classmates.1', excerpt: ben.username, actorId: ana.id },
      { what: `key of question ${question?.id} (pretest)`, at: 'why', route: 'GET /api/faulty/peek' },
    ]);
  });

  it('it finds what a faulty route writes down', async () => {
    const { app, world } = test;
    const ana = await world.student('Ana');
    const note = endpoint({
      name: 'note',
      methods: ['POST'],
      path: 'faulty/note',
      summary: 'Writes down what it is sent.',
      access: only(['student']),
      body: z.object({ text: z.string() }),
      response: z.object({}),
    });
    const { server, recording } = await openFaultyServer(app, [
      on(note, async ({ body }) => {
        server.log.info({ body }, 'noted');
        return {};
      }),
    ]);
    const headers = { authorization: `Bearer ${ana.token}` };
    const payload = { text: 'I was late today' };
    await server.inject({ method: 'POST', url: '/api/faulty/note', headers, payload });
    await server.close();
    const leaks = findLeaks(recording, await readSecrets(app));
    expect(leaks).toMatchObject([{ what: 'something that was sent in the log', route: 'log' }]);
  });

  it('it finds a token that is sent to the next caller', async () => {
    const { app, world } = test;
    const ana = await world.student('Ana');
    const echo = endpoint({
      name: 'echo',
      methods: ['GET'],
      path: 'faulty/echo',
      summary: 'Tells the token of the call before.',
      access: anyone,
      response: z.object({ last: z.string() }),
    });
    const last = { token: '' };
    const { server, recording } = await openFaultyServer(app, [
      on(echo, async ({ token }) => {
        const before = last.token;
        last.token = token ?? '';
        return { last: before };
      }),
    ]);
    await server.inject({ url: '/api/faulty/echo', headers: { authorization: `Bearer ${ana.token}` } });
    await server.inject({ url: '/api/faulty/echo' });
    await server.close();
    expect(findLeaks(recording, await readSecrets(app))).toMatchObject([
      { what: 'session token', actorId: null },
    ]);
  });
});
