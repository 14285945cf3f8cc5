import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './webhook-signature.ts';

const SECRET = 'whsec_of_a_test';
const NOW = new Date('2026-10-14T14:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const BODY = '{"id":"evt_1"}';
const signed = (seconds = SECONDS, secret = SECRET, body = BODY) =>
  signatureOf(body, secret, seconds).toString('hex');
const judge = (header: string, body = BODY) => isSigned({ header, body, secret: SECRET, now: NOW });

describe('a call of the provider', () => {
  it.each([
    [`t=${SECONDS},v1=${signed()}`],
    [`t=${SECONDS}, v1=${signed()}, v0=abc`],
    [`t=${SECONDS},v1=${'0'.repeat(64)},v1=${signed()}`],
    [`t=${SECONDS - 300},v1=${signed(SECONDS - 300)}`],
    [`t=${SECONDS + 300},v1=${signed(SECONDS + 300)}`],
  ])('is taken: %s', (header) => expect(judge(header)).toBe(true));

  it.each([
    ['nothing', ''],
    ['no signature', `t=${SECONDS}`],
    ['no time', `v1=${signed()}`],
    ['two times', `t=${SECONDS},t=${SECONDS},v1=${signed()}`],
    ['another time than the signed one', `t=${SECONDS - 1},v1=${signed()}`],
    ['a time that is no number', `t=x,v1=${signed()}`],
    ['a time that is too long ago', `t=${SECONDS - 301},v1=${signed(SECONDS - 301)}`],
    ['a time that is to come', `t=${SECONDS + 301},v1=${signed(SECONDS + 301)}`],
    ['another secret', `t=${SECONDS},v1=${signed(SECONDS, 'whsec_of_another')}`],
    ['an older scheme', `t=${SECONDS},v0=${signed()}`],
    ['half a signature', `t=${SECONDS},v1=${signed().slice(0, 32)}`],
    ['capitals', `t=${SECONDS},v1=${signed().toUpperCase()}`],
    ['many signatures', `t=${SECONDS},${`v1=${'0'.repeat(64)},`.repeat(5)}v1=${signed()}`],
  ])('is refused with %s', (_what, header) => expect(judge(header)).toBe(false));

  it('is refused with another body', () => {
    expect(judge(`t=${SECONDS},v1=${signed()}`, `${BODY} `)).toBe(false);
    expect(judge(`t=${SECONDS},v1=${signed(SECONDS, SECRET, '')}`, '')).toBe(true);
  });
});
