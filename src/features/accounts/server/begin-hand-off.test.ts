import { beforeEach, expect, it } from 'vitest';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student } from '#app/server/world.ts';
import { tokenLogin } from '#platform/screens/core/addresses.ts';
import { deleteSession } from '#platform/session/server/session-queries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { beginHandOff } from '../contract/hand-off.ts';
import { ORIGIN, UNDER13_ORIGIN } from './testing/providers-env.ts';

const test = useTestApp({ PUBLIC_ORIGIN: ORIGIN, UNDER13_ORIGIN });
const MAIN = new URL(ORIGIN).hostname;
const YOUNG = new URL(UNDER13_ORIGIN).hostname;
let young: Student;
let older: SchoolClass;

beforeEach(async () => {
  const teacher = await test.world.teacher('Rivera');
  young = await (await teacher.class('Room 12')).student('Ana');
  older = await teacher.class('Room 40', { belowThirteen: false });
});

const begin = async (student: Student, host: string) =>
  (await student.call(beginHandOff, { headers: { host } })).data.address;

it('sends a child under 13 to their domain by a code, and never by the token of the session', async () => {
  const address = new URL((await begin(young, MAIN)) ?? '');
  expect([address.origin, address.pathname]).toEqual([UNDER13_ORIGIN, tokenLogin.path]);
  const code = address.searchParams.get('token') ?? '';
  expect(Buffer.from(code, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(code).not.toBe(young.token);
  const { rows } = await test.database.pool.query(
    `select code_hash, target, h.expires_at, made_at from hand_offs h
       join sessions s on s.token_hash = h.session_hash where s.user_id = $1`,
    [young.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ target: 'under-13' });
  expect(rows[0].expires_at.getTime() - rows[0].made_at.getTime()).toBe(60_000);
  expect(rows[0].code_hash.toString('base64url')).not.toBe(code);
});

it('sends an older student back to the main domain, and lets stay who is right where they are', async () => {
  const zoe = await older.student('Zoe', { birthDate: '2010-01-01' });
  expect(await begin(zoe, YOUNG)).toContain(`${ORIGIN}${tokenLogin.path}?token=`);
  expect(await begin(zoe, MAIN)).toBeNull();
  expect(await begin(young, YOUNG)).toBeNull();
});

it('lets stay who logged in through the school, and who is flagged to skip', async () => {
  await test.database.pool.query("update sessions set provider = 'school' where user_id = $1", [young.id]);
  expect(await begin(young, MAIN)).toBeNull();
  await test.database.pool.query('update sessions set provider = null where user_id = $1', [young.id]);
  await test.database.pool.query(
    `update users set settings = '{"feature_flags": {"skip_domain_redirect": true}}' where id = $1`,
    [young.id],
  );
  expect(await begin(young, MAIN)).toBeNull();
});

it('gives a session one code at a time', async () => {
  await begin(young, MAIN);
  await begin(young, MAIN);
  const { rows } = await test.database.pool.query(
    'select count(*)::int as codes from hand_offs join sessions on token_hash = session_hash where user_id = $1',
    [young.id],
  );
  expect(rows).toEqual([{ codes: 1 }]);
});

it('says that the session is over where it ends in the same moment', async () => {
  const tx = await openTransaction(test);
  await deleteSession(tx, hashToken(young.token ?? ''));
  const beginning = young.call(beginHandOff, { headers: { host: MAIN } });
  await expect.poll(() => countWaiting(test)).toBe(1);
  await tx.commit().execute();
  expect((await beginning).problem?.code).toBe('signed-out');
});
