import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './wire.ts';
import { WIRE_NAMES } from './wire-names.ts';

const OWN = { sentence: 'answerId' };
const ours = { optionId: 1, rows: [{ attemptId: 2, note: null }], inner: { versionId: 3 }, text: 'optionId' };
const theirs = {
  answerId: 1,
  rows: [{ student_quiz_response_id: 2, note: null }],
  inner: { reading_comprehension_quiz_id: 3 },
  text: 'optionId',
};

it('gives fields the names of the other side, at any depth, and leaves what they hold', () => {
  expect(toWire().value(ours)).toEqual(theirs);
  expect(fromWire().value(theirs)).toEqual(ours);
});

it('keeps the names of one part of a call to its outermost fields', () => {
  const sent = { answerId: 4, chosen: { answerId: 5 } };
  expect(fromWire(OWN).value(sent)).toEqual({ sentence: 4, chosen: { optionId: 5 } });
  expect(toWire(OWN).value({ sentence: 4, chosen: { optionId: 5 } })).toEqual(sent);
});

it('names the place of a field as well', () => {
  expect(toWire().path('rows.0.optionId')).toBe('rows.0.answerId');
  expect(fromWire(OWN).path('answerId')).toBe('sentence');
  expect(fromWire(OWN).path('chosen.answerId')).toBe('chosen.optionId');
});

it('brings back whatever our names say', () => {
  const field = fc.constantFrom(...Object.keys(WIRE_NAMES), 'title', 'id');
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue({ maxDepth: 0 }),
      fc.array(tie('value')),
      fc.dictionary(field, tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, (one) => {
      expect(fromWire().value(toWire().value(one))).toEqual(one);
    }),
  );
});

describe('the names of the wire', () => {
  const inside = Object.keys(WIRE_NAMES);
  const wire: readonly string[] = Object.values(WIRE_NAMES);

  it('are each the name of one thing', () => {
    expect(new Set(wire).size).toBe(wire.length);
  });

  it('are no names of ours', () => {
    expect(wire.filter((name) => inside.includes(name))).toEqual([]);
  });
});
