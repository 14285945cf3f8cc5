import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyone, only, RELATIONS_TO_CHANGE } from '#platform/endpoint/contract/access.ts';
import { type EndpointSpec, endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { isOpenToImpersonator } from '#platform/endpoint/contract/impersonation.ts';
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

/** Calls that a page of another site could make a browser send with an effect, or whose form cannot be read. */
const unsafeForms = (calls: readonly EndpointSpec[]): string[] =>
  named(
    calls.filter(({ form, access, changes, body }) => form && (access.kind === 'anyone' || changes || !body)),
  );

it('a call that reads a form is of somebody who is signed in, and changes nothing', () => {
  const read = endpoints.filter(({ form }) => form);
  expect(named(read)).toEqual(['viewClassStats']);
  expect(unsafeForms(read)).toEqual([]);
  expect(unsafeForms(read.map((one) => ({ ...one, changes: true })))).toEqual(['viewClassStats']);
  expect(unsafeForms(read.map((one) => ({ ...one, access: anyone })))).toEqual(['viewClassStats']);
});

const WRITTEN = /^(name|firstName|lastName|comment|reason)$/;
const written = endpoints.flatMap(({ name, body }) =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape)
        .filter(([field, schema]) => WRITTEN.test(field) && !(schema instanceof z.ZodEnum))
        .map(([field, schema]) => ({ name, field, schema: schema as z.ZodType }))
    : [],
);

it.each(written)('$name takes no control character in $field', ({ schema }) => {
  expect(schema.safeParse('Room 12').success).toBe(true);
  expect(schema.safeParse('Room\u000712').success).toBe(false);
});

/** Whether some object in it keeps fields that the contract does not name. */
function isLoose(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  // A loose object takes whatever else there is; one that drops it says nothing of it.
  return JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).includes(
    '"additionalProperties":{}',
  );
}

it('no part of a call keeps a field that the contract does not name', () => {
  const loose = endpoints.filter(({ params, query, body, response }) =>
    [params, query, body, response].some(isLoose),
  );
  expect(named(loose)).toEqual([]);
  expect(isLoose(z.object({ inner: z.looseObject({ a: z.string() }) }))).toBe(true);
});

/** The lists in a part of a call, at any depth. */
function listsIn(schema: z.core.$ZodType | undefined): z.ZodArray[] {
  if (!schema) return [];
  const inner = (parts: readonly z.core.$ZodType[]) => parts.flatMap(listsIn);
  const { def } = schema as z.ZodType & { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return inner(Object.values(def.shape));
    case 'array':
      return [schema as z.ZodArray, ...inner([def.element])];
    case 'union':
      return inner(def.options);
    case 'record':
      return inner([def.valueType]);
    case 'pipe':
      return inner([def.in, def.out]);
    default:
      return 'innerType' in def ? inner([def.innerType]) : [];
  }
}

/** Whether a list with one item too many is refused for that alone: looking at hundreds of thousands keeps every other call waiting. */
function isCountedFirst(list: z.ZodArray): boolean {
  const { maxItems: most } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  if (most === undefined) return false;
  const unfit = Array.from({ length: most + 1 }, () => Symbol('not from JSON'));
  return list.safeParse(unfit).error?.issues.length === 1;
}

describe('a list that somebody sends', () => {
  const lists = endpoints.flatMap(({ name, params, query, body, headers }) =>
    [params, query, body, headers].flatMap(listsIn).map((list) => ({ name, list })),
  );

  it.each(lists)('is counted before its items are looked at in $name', ({ list }) => {
    expect(isCountedFirst(list)).toBe(true);
  });

  it('is missed where it has no most, or where a rule looks at its items first', () => {
    expect(isCountedFirst(z.array(id))).toBe(false);
    expect(isCountedFirst(z.array(id).refine((ids) => ids.length <= 3))).toBe(false);
    expect(listsIn(z.object({ rows: z.array(z.object({ ids: z.array(id).optional() })) }))).toHaveLength(2);
  });
});

const objectOf = ({ access }: EndpointSpec) => (access.kind === 'signedIn' ? access.object : undefined);

/** The fields of a call that name an id, at any depth. */
function idsIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const walk = (part: unknown): string[] =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([key, value]) => [
          ...(key === 'properties' ? Object.keys(value as object).filter((name) => ID.test(name)) : []),
          ...walk(value),
        ]);
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}
const ID = /(^id|Id|_id|Ids|_ids)$/;

/** Calls that name an id, without an object and without a reason. */
const withoutObject = (calls: readonly EndpointSpec[]): string[] =>
  calls
    .filter((one) => !objectOf(one) && !one.noObject?.trim())
    .filter(({ params, query, body }) => [params, query, body].some((part) => idsIn(part).length > 0))
    .map(({ name }) => name);

describe('the object that a call names', () => {
  const faulty = endpoint({
    name: 'faulty',
    methods: ['POST'],
    path: 'faulty/{id}',
    summary: 'Names an object.',
    access: only(['teacher']),
    response: z.object({}),
  });

  it('is declared by every call that names an id, or the contract says why not', () => {
    expect(withoutObject(endpoints)).toEqual([]);
  });

  it.each([
    ['in the path', { ...faulty, params: z.object({ id: idInPath }) }],
    ['in the query', { ...faulty, query: z.object({ attemptId: idInPath }) }],
    ['in the body', { ...faulty, body: z.object({ studentId: id }) }],
    ['in a list', { ...faulty, body: z.object({ rows: z.array(z.object({ classId: id })) }) }],
    ['for anyone', { ...faulty, access: anyone, body: z.object({ studentId: id }) }],
  ])('is missed where an id is %s', (_, one) => {
    expect(withoutObject([one])).toEqual(['faulty']);
    expect(withoutObject([{ ...one, noObject: 'It belongs to everybody.' }])).toEqual([]);
  });

  it('is where the rule says, as the id of a row', () => {
    const misplaced = endpoints.filter((one) => {
      const rule = objectOf(one);
      if (!rule) return false;
      const [part, field] = rule.at.split('.') as ['params' | 'query' | 'body', string];
      const schema = one[part];
      return !(schema instanceof z.ZodObject) || ![id, idInPath].includes(schema.shape[field]);
    });
    expect(named(misplaced)).toEqual([]);
  });

  it('is changed only by those with a relation that is named for changing it', () => {
    const byReading = endpoints
      .filter(({ changes }) => changes)
      .filter((one) =>
        objectOf(one)?.may.some((relation) => !(RELATIONS_TO_CHANGE as readonly string[]).includes(relation)),
      );
    expect(named(byReading)).toEqual([]);
  });

  it('has no reason for having none where there is one', () => {
    expect(named(endpoints.filter((one) => objectOf(one) && one.noObject))).toEqual([]);
  });
});

/** The fields of a part of a call, at any depth. */
const fieldsIn = (schema: z.ZodType | undefined): string[] => {
  const walk = (part: unknown): string[] =>
    typeof part !== 'object' || part === null
      ? []
      : Object.entries(part).flatMap(([key, value]) => [
          ...(key === 'properties' ? Object.keys(value as object) : []),
          ...walk(value),
        ]);
  return schema ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [];
};
const SECRET = /password|token|secret|familyCode|^badge$/iu;
/** Answers with lists of people whose new passwords a teacher hands out, and calls that change a password or an address. */
const leadsIntoAccount = ({ changes, body, response }: EndpointSpec): boolean =>
  changes === true &&
  (fieldsIn(response).some((field) => SECRET.test(field)) ||
    fieldsIn(body).some((field) => SECRET.test(field) || field === 'email'));

describe('an administrator who acts as somebody else', () => {
  const ofPeople = endpoints.filter(
    ({ access }) => access.kind === 'signedIn' && access.roles.some((role) => role !== 'admin'),
  );

  it('comes by no password, token or address of theirs', () => {
    const open = ofPeople
      .filter(leadsIntoAccount)
      .filter(
        (one) =>
          one.access.kind === 'signedIn' && one.access.roles.some((role) => isOpenToImpersonator(one, role)),
      );
    expect(named(open)).toEqual([]);
  });

  it('decides nothing about who is a parent, and answers no family', () => {
    const open = ofPeople.filter(
      (one) =>
        /(confirm|restore|renew|make|answer).*(Parent|Family|Withdrawal)/u.test(one.name) &&
        isOpenToImpersonator(one, 'teacher'),
    );
    expect(named(open)).toEqual([]);
  });

  it('takes no data along, and erases nothing', () => {
    const open = ofPeople.filter(
      (one) =>
        /export|erase|getDocument|mergeStudents|undoMerge|SummaryReport|generateReportData/iu.test(
          one.name,
        ) && isOpenToImpersonator(one, 'teacher'),
    );
    expect(named(open)).toEqual([]);
  });

  it('can always stop and log out', () => {
    const always = endpoints.filter(({ whileImpersonated }) => whileImpersonated === 'always');
    expect(named(always)).toEqual(['stopImpersonation', 'logOut']);
  });
});

/** Reads that list many things, and say neither that they are heavy nor why not. */
const unsaidLists = (calls: readonly EndpointSpec[]): string[] =>
  calls
    .filter(({ changes, heavy, notHeavy }) => !changes && !heavy && !notHeavy?.trim())
    .filter(({ response }) => response instanceof z.ZodObject && Object.values(response.shape).some(isList))
    .map(({ name }) => name);
const isList = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodNullable
    ? isList(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodArray && schema.element instanceof z.ZodType && !isWord(schema.element);
/** One of a few words, or of the words of one text. */
const isWord = (schema: z.ZodType): boolean => schema instanceof z.ZodString || schema instanceof z.ZodEnum;

describe('a read that lists many things', () => {
  const faulty = endpoint({
    name: 'faulty',
    methods: ['GET'],
    path: 'faulty',
    summary: 'Lists many things.',
    access: only(['teacher']),
    response: z.object({ things: z.array(z.object({ id })) }),
  });

  it('is heavy, or the contract says why not', () => {
    expect(unsaidLists(endpoints)).toEqual([]);
  });

  it('is missed where it says neither', () => {
    expect(unsaidLists([faulty])).toEqual(['faulty']);
    expect(unsaidLists([{ ...faulty, heavy: true }])).toEqual([]);
    expect(unsaidLists([{ ...faulty, notHeavy: 'There are three of them.' }])).toEqual([]);
  });
});

it('no call is heavy and has a reason for not being it', () => {
  expect(named(endpoints.filter(({ heavy, notHeavy }) => heavy && notHeavy))).toEqual([]);
});

it('only calls of people who are signed in are heavy, because turns are counted by person', () => {
  expect(named(endpoints.filter(({ heavy, access }) => heavy && access.kind === 'anyone'))).toEqual([]);
});

/** A change that names as many things or more is one of a whole class. */
const MANY = 100;
/** Changes that name many things, and say neither that they are heavy nor why not. */
const unsaidBulks = (calls: readonly EndpointSpec[]): string[] =>
  calls
    .filter(({ changes, access, heavy, notHeavy }) => {
      return changes && access.kind !== 'anyone' && !heavy && !notHeavy?.trim();
    })
    .filter(
      ({ body }) => body && mostItems(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) >= MANY,
    )
    .map(({ name }) => name);
/** The most items that any list in a schema may have; free JSON, which stands under `$defs`, names nothing. */
const mostItems = (schema: unknown): number => {
  if (typeof schema !== 'object' || schema === null) return 0;
  const own = 'maxItems' in schema ? Number(schema.maxItems) : 'items' in schema ? Infinity : 0;
  const parts = Object.entries(schema).flatMap(([name, part]) => (name === '$defs' ? [] : [mostItems(part)]));
  return Math.max(own, ...parts);
};

describe('a change that names many things', () => {
  const faulty = endpoint({
    name: 'faulty',
    methods: ['POST'],
    path: 'faulty',
    summary: 'Changes many things.',
    access: only(['teacher']),
    body: z.object({ things: z.array(id).max(MANY) }),
    response: z.object({ done: z.literal(true) }),
    changes: true,
  });

  it('is heavy, or the contract says why not', () => {
    expect(unsaidBulks(endpoints)).toEqual([]);
  });

  it('is missed where it says neither', () => {
    expect(unsaidBulks([faulty])).toEqual(['faulty']);
    expect(unsaidBulks([{ ...faulty, body: z.object({ things: z.array(id) }) }])).toEqual(['faulty']);
    expect(unsaidBulks([{ ...faulty, heavy: true }])).toEqual([]);
    expect(unsaidBulks([{ ...faulty, notHeavy: 'It is one row.' }])).toEqual([]);
  });
});
