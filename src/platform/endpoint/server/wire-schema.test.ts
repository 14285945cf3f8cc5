import { expect, it } from 'vitest';
import { z } from 'zod';
import { wireSchema } from './wire-schema.ts';

const option = z.object({ optionId: z.number(), text: z.string() });
const attempt = z.object({ attemptId: z.number() });

it('takes the names of the wire and no others', () => {
  const onWire = wireSchema(attempt);
  expect(onWire.safeParse({ student_quiz_response_id: 1 }).data).toEqual({ student_quiz_response_id: 1 });
  expect(onWire.safeParse({ attemptId: 1 }).error?.issues[0]?.path).toEqual(['student_quiz_response_id']);
});

it.each<[where: string, schema: z.ZodType, value: unknown]>([
  ['in a list', z.array(option).max(1), [{ answerId: 1, text: 'a' }]],
  ['where there may be none', z.object({ best: option.nullable() }), { best: { answerId: 1, text: 'a' } }],
  ['that may be left out', z.object({ best: option.optional() }), { best: { answerId: 1, text: 'a' } }],
  [
    'of one kind of several',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('some'), option }),
    ]),
    { kind: 'some', option: { answerId: 1, text: 'a' } },
  ],
])('has the names of the wire %s', (_, schema, value) => {
  expect(wireSchema(schema).parse(value)).toEqual(value);
  expect(schema.safeParse(value).success).toBe(false);
});

it('keeps what else a schema says', () => {
  const onWire = wireSchema(
    z.object({ list: z.array(option).max(1), strict: z.strictObject({ optionId: z.number() }) }),
  );
  const one = { answerId: 1, text: 'a' };
  expect(onWire.safeParse({ list: [one, one], strict: { answerId: 1 } }).error?.issues).toMatchObject([
    { code: 'too_big' },
  ]);
  expect(onWire.safeParse({ list: [], strict: { ...one } }).error?.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['text'] },
  ]);
});

it('gives the outermost fields the names that they have in one call alone', () => {
  const onWire = wireSchema(z.object({ sentence: z.number(), option }), { sentence: 'answerId' });
  const value = { answerId: 3, option: { answerId: 1, text: 'a' } };
  expect(onWire.parse(value)).toEqual(value);
});

it('is the schema itself where no name is another, and the same one every time', () => {
  const plain = z.object({ title: z.string(), parts: z.array(z.object({ part: z.number() })).nullable() });
  expect(wireSchema(plain)).toBe(plain);
  expect(wireSchema(attempt)).toBe(wireSchema(attempt));
});

it('refuses a rule about several fields, which would not find them', () => {
  const ruled = z
    .object({ optionId: z.number(), rightOptionId: z.number() })
    .refine((one) => one.optionId > 0);
  expect(() => wireSchema(ruled)).toThrow('rule about several fields');
});
