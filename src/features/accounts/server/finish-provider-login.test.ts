import { afterEach, describe, expect, it } from 'vitest';
import type { Person } from '#app/server/world.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { createCaller } from '#platform/endpoint/server/caller.ts';
import { updatePassword } from '../contract/own-account.ts';
import { listOwnSessions } from '../contract/own-sessions.ts';
import { lockAccount } from './lock-account.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, google, school, begin, visit, finish, logIn, connect } = await useProviders();
afterEach(() => school.tamper(null));
const OLD_ENOUGH = { birthDate: '2000-01-01' };
const HOUR = 3600;
const seconds = () => Math.floor(Date.now() / 1000);

/** A teacher who has connected an account at the school's provider. */
async function connected(subject: string): Promise<Person> {
  const teacher = await test.world.teacher('Rivera');
  expect((await connect(teacher, 'school', { sub: subject })).status).toBe(200);
  return teacher;
}
const codeOf = async (answer: ReturnType<typeof finish>) => (await answer).problem.code;

describe('a person who has connected an account', () => {
  it('is logged in as by the password, on a session of their own', async () => {
    const teacher = await connected('sub-happy');
    const { data } = await logIn('school', { sub: 'sub-happy' });
    expect(data).toMatchObject({
      userId: teacher.id,
      role: 'teacher',
      token: expect.stringMatching(/^[\w-]{43}$/),
      outboxKey: expect.any(String),
      deviceToken: expect.any(String),
    });
    const caller = createCaller(test.app.server, data.token);
    expect((await caller.call(getSession, {})).data).toMatchObject({
      user: { username: teacher.username, lastLoginAt: test.clock.now().toISOString() },
      withGoogle: false,
      withSocial: true,
      socialProvider: 'school',
    });
    expect((await teacher.call(getSession, {})).data).toMatchObject({
      withSocial: false,
      socialProvider: null,
    });
    expect((await teacher.call(listOwnSessions, {})).data.sessions).toHaveLength(2);
  });

  it('is known by issuer and name there, and by nothing else', async () => {
    const teacher = await connected('sub-one');
    const email = `${teacher.username}@school.example`;
    for (const email_verified of [true, false])
      expect(await codeOf(logIn('school', { sub: 'sub-two', email, email_verified }))).toBe('not-connected');
    expect(await codeOf(logIn('google', { sub: 'sub-one', email, email_verified: true }))).toBe(
      'not-connected',
    );
    expect(await codeOf(logIn('school', { sub: 'SUB-ONE' }))).toBe('not-connected');
  });

  it('stays out while the account is locked', async () => {
    const teacher = await connected('sub-locked');
    await lockAccount(test.database.db, { userId: teacher.id, by: null }, test.clock.now());
    expect(await codeOf(logIn('school', { sub: 'sub-locked' }))).toBe('account-locked');
  });

  it('hears which account to use where this one was joined to another', async () => {
    const ana = await test.world.student('Ana', OLD_ENOUGH);
    const twin = await test.world.student('Anna', OLD_ENOUGH);
    await connect(twin, 'school', { sub: 'sub-joined' });
    await test.database.pool.query('update users set locked_at = now(), joined_to = $1 where id = $2', [
      ana.id,
      twin.id,
    ]);
    const { status, problem } = await logIn('school', { sub: 'sub-joined' });
    expect([status, problem]).toEqual([
      409,
      expect.objectContaining({
        code: 'joined-account',
        detail: expect.stringContaining(`Please log in as ${ana.username}.`),
      }),
    ]);
    const other = await test.world.student('Cat', OLD_ENOUGH);
    const refused = await connect(other, 'school', { sub: 'sub-joined' });
    expect(refused.problem.code).toBe('connected-elsewhere');
    expect((await connect(ana, 'school', { sub: 'sub-joined' })).status).toBe(200);
    expect((await logIn('school', { sub: 'sub-joined' })).data.userId).toBe(ana.id);
  });

  it('stays out by Google once a class makes them a child, and comes in by the school', async () => {
    const ana = await test.world.student('Ana', OLD_ENOUGH);
    await connect(ana, 'google', { sub: 'sub-young' });
    await connect(ana, 'school', { sub: 'sub-young' });
    expect((await logIn('google', { sub: 'sub-young' })).data.userId).toBe(ana.id);
    await test.database.db
      .updateTable('users')
      .set({ birth_year: 2018, birth_month: 1 })
      .where('id', '=', ana.id)
      .execute();
    expect(await codeOf(logIn('google', { sub: 'sub-young' }))).toBe('school-only');
    expect((await logIn('school', { sub: 'sub-young' })).data.userId).toBe(ana.id);
  });

  it('stays out as an administrator', async () => {
    const teacher = await connected('sub-admin');
    await test.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', teacher.id).execute();
    expect(await codeOf(logIn('school', { sub: 'sub-admin' }))).toBe('password-only');
  });

  it('is not known any more once the password was changed', async () => {
    const teacher = await connected('sub-changed');
    const body = {
      userId: teacher.id,
      oldPassword: teacher.password,
      newPassword: 'seven quiet otters',
      confirmPassword: 'seven quiet otters',
    };
    expect((await teacher.call(updatePassword, { body })).status).toBe(200);
    expect(await codeOf(logIn('school', { sub: 'sub-changed' }))).toBe('not-connected');
  });
});

describe('what comes back is not believed', () => {
  it.each<[what: string, claims: () => object]>([
    ['with another nonce', () => ({ nonce: 'of another login' })],
    ['with none', () => ({ nonce: undefined })],
    ['for another client', () => ({ aud: 'somebody-else' })],
    ['for several clients and another one', () => ({ aud: ['openleaf-at-school', 'b'], azp: 'b' })],
    ['of another issuer', () => ({ iss: google.issuer })],
    ['that has expired', () => ({ iat: seconds() - 2 * HOUR, exp: seconds() - HOUR })],
    ['that is not valid yet', () => ({ nbf: seconds() + HOUR })],
    ['about nobody', () => ({ sub: '' })],
    ['about somebody with an endless name', () => ({ sub: 'a'.repeat(256) })],
  ])('%s', async (_, claims) => {
    await connected(`sub-${_}`);
    expect(await codeOf(logIn('school', { sub: `sub-${_}`, ...claims() }))).toBe('not-believed');
    // The same login without it is right.
    expect((await logIn('school', { sub: `sub-${_}` })).status).toBe(200);
  });

  it.each<[what: string, change: (idToken: string) => string]>([
    [
      'that was changed after it was signed',
      (token) => {
        const [head = '', payload = '', signature = ''] = token.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'sub-victim' })).toString('base64url');
        return [head, forged, signature].join('.');
      },
    ],
    [
      'that is not signed',
      (token) => {
        const [, payload = ''] = token.split('.');
        const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
        return `${head}.${payload}.`;
      },
    ],
    ['that is no token', () => 'no token'],
  ])('%s', async (_, change) => {
    await connected(`sub-victim ${_}`);
    school.tamper(change);
    expect(await codeOf(logIn('school', { sub: `sub-victim ${_}` }))).toBe('not-believed');
    school.tamper(null);
    expect((await logIn('school', { sub: `sub-victim ${_}` })).status).toBe(200);
  });
});

describe('a login comes back', () => {
  it('once', async () => {
    await connected('sub-once');
    const brought = await visit('school', await begin('school'), { sub: 'sub-once' });
    expect((await finish(brought)).status).toBe(200);
    expect(await codeOf(finish(brought))).toBe('start-again');
  });

  it('once, also when it comes twice at the same moment', async () => {
    await connected('sub-twice');
    const brought = await visit('school', await begin('school'), { sub: 'sub-twice' });
    const answers = await Promise.all([finish(brought), finish(brought), finish(brought)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('with its own code: one that was used, or caught, is worth nothing in another login', async () => {
    await connected('sub-code');
    const used = await visit('school', await begin('school'), { sub: 'sub-code' });
    const caught = await visit('school', await begin('school'), { sub: 'sub-code' });
    await finish(used);
    for (const { answer } of [used, caught]) {
      const own = await visit('school', await begin('school'), { sub: 'sub-other' });
      const mixed = new URLSearchParams(own.answer);
      mixed.set('code', new URLSearchParams(answer).get('code') ?? '');
      expect(await codeOf(finish({ ...own, answer: mixed.toString() }))).toBe('not-believed');
    }
  });

  it('to the browser that began it: another one has no use for what it brings', async () => {
    await connected('sub-browser');
    const [mine, theirs] = [await begin('school'), await begin('school')];
    const brought = await visit('school', theirs, { sub: 'sub-browser' });
    const before = school.codesTaken();
    expect(await codeOf(finish({ ...brought, binding: mine.binding }))).toBe('not-believed');
    expect(await codeOf(finish({ ...brought, binding: 'of nobody' }))).toBe('start-again');
    // The provider was not even asked.
    expect(school.codesTaken()).toBe(before);
  });

  it('from the provider that it went to', async () => {
    await connected('sub-mixed');
    const brought = await visit('school', await begin('school'), { sub: 'sub-mixed' });
    const before = google.codesTaken();
    expect(await codeOf(finish({ ...brought, provider: 'google' }))).toBe('start-again');
    expect(google.codesTaken()).toBe(before);
    const named = await visit('school', await begin('school'), { sub: 'sub-mixed' });
    const answer = `${named.answer}&iss=${encodeURIComponent(google.issuer)}`;
    expect(await codeOf(finish({ ...named, answer }))).toBe('not-believed');
  });

  it('within ten minutes', async () => {
    await connected('sub-late');
    const [soon, late] = [await begin('school'), await begin('school')];
    test.clock.pass(599);
    expect((await finish(await visit('school', soon, { sub: 'sub-late' }))).status).toBe(200);
    test.clock.pass(1);
    expect(await codeOf(finish(await visit('school', late, { sub: 'sub-late' })))).toBe('start-again');
  });

  it.each([
    ['the person went back', 'error=access_denied', 'cancelled'],
    ['the provider is not well', 'error=server_error', 'provider-away'],
    ['the provider refuses', 'error=invalid_scope', 'not-believed'],
    ['nothing comes', '', 'not-believed'],
  ])('when %s', async (_, extra, code) => {
    const begun = await begin('school');
    const state = new URL(begun.address).searchParams.get('state');
    const answer = `${extra}&state=${state}`;
    expect(await codeOf(finish({ provider: 'school', binding: begun.binding, answer }))).toBe(code);
  });

  it('and an answer without its state is none, whatever it says', async () => {
    const { binding } = await begin('school');
    const answer = 'error=access_denied';
    expect(await codeOf(finish({ provider: 'school', binding, answer }))).toBe('not-believed');
  });
});
