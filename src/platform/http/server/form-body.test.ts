import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { createClass, joinClass } from '#features/classes/contract/endpoints.ts';
import { classReport, viewClassStats } from '#features/reports/contract/class-report.ts';
import { FORM } from './form-body.ts';

const test = useTestApp();
const { start: START, end: END } = viewClassStats.wire.body;

const send = (path: string, payload: string, headers: Record<string, string>) =>
  test.app.server.inject({ method: 'POST', url: `/api/${path}`, payload, headers });

const post = ({ token }: Person, path: string, payload: string, type: string = FORM) =>
  send(path, payload, { authorization: `Bearer ${token}`, 'content-type': type });

async function setUp() {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const stats = (form: string, type?: string) => post(teacher, viewClassStats.path, form, type);
  return { teacher, room, stats };
}

it('reads a form where the contract of a call allows one, as the same body in JSON', async () => {
  const { teacher, room, stats } = await setUp();
  const answer = await stats(`${START}=2026-01-05&jsonFormat=true&classId=${room.id}`);
  expect(answer.json()).toMatchObject({ classId: room.id, start: '2026-01-05' });
  const asJson = await teacher.call(viewClassStats, { body: { classId: room.id, start: '2026-01-05' } });
  expect(answer.json()).toEqual(asJson.raw.json());
});

it('reads the bytes as UTF-8 whatever charset is named, and drops what the contract does not name', async () => {
  const { room, stats } = await setUp();
  const form = `classId=${room.id}&name=%E9&%F0=1&__proto__=1&constructor=2&toString=3`;
  for (const type of [`${FORM}; charset=UTF-8`, `${FORM};charset=iso-8859-1`, FORM.toUpperCase()])
    expect((await stats(form, type)).json()).toMatchObject({ classId: room.id });
});

it('takes a field that is left empty as none', async () => {
  const { room, stats } = await setUp();
  expect((await stats(`classId=${room.id}&${START}=&${END}=2026-01-05`)).json()).toMatchObject({
    start: '2025-08-15',
    end: '2026-01-05',
  });
});

describe('a form is refused', () => {
  it('with the names of the wire where it does not fit the contract', async () => {
    const { room, stats } = await setUp();
    for (const form of [`classId=${room.id}&${END}=soon`, `classId=${room.id}&${END}=2100-01-01`])
      expect((await stats(form)).json()).toMatchObject({ status: 400, errors: [{ path: END }] });
    for (const form of ['', '__proto__=1', `__proto__[classId]=${room.id}`, `classId[]=${room.id}`])
      expect((await stats(form)).json()).toMatchObject({ status: 400, errors: [{ path: 'classId' }] });
  });

  it('where a field is there twice, by whichever name of the two', async () => {
    const { room, stats } = await setUp();
    for (const form of [`classId=1&classId=${room.id}`, `classId=${room.id}&class%49d=1`])
      expect((await stats(form)).json()).toMatchObject({ status: 400, code: 'invalid-request' });
    const ours = await stats(`classId=${room.id}&${END}=2026-01-05&end=2026-01-04`);
    expect(ours.json()).toMatchObject({ end: '2026-01-05' });
  });

  it('where it is larger than any right one', async () => {
    const { room, stats } = await setUp();
    const refused = await stats(`classId=${room.id}&${'&'.repeat(16_400)}`);
    expect(refused.json()).toMatchObject({ status: 413, code: 'too-large' });
    expect((await stats(`classId=${room.id}&${'a=&'.repeat(5000)}`)).statusCode).toBe(200);
  });

  it('where it is of another kind, or is called a form and is none', async () => {
    const { room, stats } = await setUp();
    for (const type of ['multipart/form-data; boundary=x', `${FORM}x`, 'text/html'])
      expect((await stats(`classId=${room.id}`, type)).json()).toMatchObject({
        status: 415,
        code: 'not-json',
      });
    expect((await stats(JSON.stringify({ classId: room.id }))).statusCode).toBe(400);
    expect((await stats(`classId=${room.id}`, 'application/json')).statusCode).toBe(400);
  });
});

/*
 * What a page of another site can make a browser send without asking the server first: a form, multipart, or plain text. It
 * cannot add the header with the session, and the service keeps no session in a cookie, which the browser would add by itself.
 */
describe('a page of another site', () => {
  const FROM_ELSEWHERE = { origin: 'https://elsewhere.example', cookie: 'session=1; token=1' };

  it('gets no answer with a form, because the session is not sent along', async () => {
    const { room } = await setUp();
    const headers = { ...FROM_ELSEWHERE, 'content-type': FORM };
    const answer = await send(viewClassStats.path, `classId=${room.id}`, headers);
    expect(answer.json()).toMatchObject({ status: 401 });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('logs nobody in, though that needs no session', async () => {
    const { teacher } = await setUp();
    const { username } = teacher;
    for (const [type, payload] of [
      [FORM, `username=${username}&password=x`],
      ['text/plain', JSON.stringify({ username, password: 'x' })],
      ['multipart/form-data; boundary=x', `--x\r\n\r\n--x--`],
    ] as const) {
      const answer = await send(logIn.path, payload, { ...FROM_ELSEWHERE, 'content-type': type });
      expect([400, 415]).toContain(answer.statusCode);
    }
  });

  it('would change nothing with the session either: no call that changes something reads a form', async () => {
    const { teacher, room } = await setUp();
    const ana = await room.student('Ana');
    for (const [person, { path }] of [
      [ana, joinClass],
      [teacher, createClass],
    ] as const)
      expect((await post(person, path, 'classCode=ABC')).json()).toMatchObject({
        status: 415,
        code: 'not-json',
      });
    // The same report as JSON, or with nothing to read at all.
    const path = classReport.path.replace('{classId}', String(room.id));
    expect((await post(teacher, path, 'start=2026-01-05')).statusCode).toBe(415);
  });
});
