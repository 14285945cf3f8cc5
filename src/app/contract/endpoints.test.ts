import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

const named = (names: typeof endpoints) => names.map(({ name }) => name);

it('every read, and every call that anyone may make, has a limit or says why it has none', () => {
  const open = endpoints.filter(
    ({ changes, access, limit, noLimit }) =>
      (changes !== true || access.kind === 'anyone') && !limit && !noLimit?.trim(),
  );
  expect(named(open)).toEqual([]);
});

it('no call has both a limit and a reason for having none', () => {
  expect(named(endpoints.filter(({ limit, noLimit }) => limit && noLimit))).toEqual([]);
});

it('only reads are counted in the process: what guards against guessing is counted by all processes together', () => {
  const guarded = endpoints.filter(
    ({ changes, access, limit }) =>
      limit?.countedIn === 'process' && (changes === true || access.kind === 'anyone'),
  );
  expect(named(guarded)).toEqual([]);
});

const WRITTEN = /^(name|firstName|lastName|comment|reason)$/;
const written = endpoints.flatMap(({ name, body }) =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape)
        .filter(([field]) => WRITTEN.test(field))
        .map(([field, schema]) => ({ name, field, schema: schema as z.ZodType }))
    : [],
);

it.each(written)('$name takes no control character in $field', ({ schema }) => {
  expect(schema.safeParse('Room 12').success).toBe(true);
  expect(schema.safeParse('Room\u000712').success).toBe(false);
});
