import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

const named = (names: typeof endpoints) => names.map(({ name }) => name);

it('every call has a limit or says why it has none', () => {
  expect(named(endpoints.filter(({ limit, noLimit }) => !limit && !noLimit?.trim()))).toEqual([]);
});

it('no call has both a limit and a reason for having none', () => {
  expect(named(endpoints.filter(({ limit, noLimit }) => limit && noLimit))).toEqual([]);
});

it('what anyone may call is counted by all processes together, because it can be used for guessing', () => {
  const guarded = endpoints.filter(
    ({ access, limit }) => limit?.countedIn === 'process' && access.kind === 'anyone',
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
