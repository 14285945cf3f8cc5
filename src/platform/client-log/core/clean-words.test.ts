import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanDetails, cleanPage, cleanWords, LONGEST } from './clean-words.ts';

it.each([
  [
    "Cannot read properties of undefined (reading 'map')",
    "Cannot read properties of undefined (reading 'map')",
  ],
  ['Unexpected token, "Ana Lopez lives" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
  ['no mail to ana@school.example today', 'no mail to (email) today'],
  ['GET /join?code=ABCD-2345 failed', 'GET /join failed'],
  ['at https://x.example/auth/reset#secret.part', 'at https://x.example/auth/reset'],
  ['token kJ8s2mQx91nnPz04kJ8s2mQx91nnPz04 is over', 'token (secret) is over'],
  ['student 12345678 is gone', 'student (number) is gone'],
  ['line 12, column 48213', 'line 12, column 48213'],
  ['two\n\tlines\u0000', 'two lines'],
  ['', ''],
])('cleans %j', (text, wanted) => {
  expect(cleanWords(text)).toBe(wanted);
});

it.each([
  ['/classes/12/settings?q=ana', '/classes/$id/settings'],
  ['https://reading.example.org/family/7#x', '/family/$id'],
  ['/', '/'],
  ['http://[', '/'],
])('takes the page of %j', (address, wanted) => {
  expect(cleanPage(address)).toBe(wanted);
});

it('writes details as one text', () => {
  expect(cleanDetails({ status: 503, call: 'startQuiz' })).toBe('status 503, call startQuiz');
});

it('is never longer than what is kept, holds no @, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (text) => {
      const clean = cleanWords(text);
      expect(clean.length).toBeLessThanOrEqual(LONGEST);
      expect(clean).not.toMatch(/\w@\w/);
    }),
  );
});
