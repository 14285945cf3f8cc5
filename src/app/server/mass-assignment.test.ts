import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { type Call, on } from '#platform/endpoint/server/route.ts';
import { endpoints } from '../contract/endpoints.ts';
import { openFaultyServer } from './testing/faulty-server.ts';
import { injectInto } from './testing/mass-assignment/inject-into.ts';
import type { Injection } from './testing/mass-assignment/try-injection.ts';
import { useAppWithProviders } from './testing/use-app-with-providers.ts';

const test = await useAppWithProviders();
const injections: Injection[] = [];

/** Calls whose samples ask for what is so already, or for work behind the answer: these are looked at by the answer alone. */
const FIND_IT_SO: ReadonlySet<string> = new Set([
  'addStudentsToClass',
  'approveTeacher',
  'askForPassword',
  'createCheckout',
  'createStudents',
  'endOwnSession',
  'finishInquiry',
  'getBillingPortalUrl',
  'joinClass',
  'unlockStudentLogin',
]);

afterAll(() => {
  const names = injections.reduce((sum, injection) => sum + injection.names, 0);
  console.info(`mass assignment: ${names} names in ${injections.length} bodies`);
});

/** Erases who calls: nobody would be left to compare. Its own test shows what it takes. */
const ERASES_THE_CALLER = 'eraseOwnAccount';

describe('nothing but what the contract names is kept', () => {
  const injected = endpoints.filter(
    ({ body, rawBody, name }) => body && !rawBody && name !== ERASES_THE_CALLER,
  );
  it.each(injected.map((one) => [one.name, one] as const))('by %s', async (_, one) => {
    const injection = await injectInto(test, one);
    injections.push(injection);
    expect(injection.status).toBeLessThan(300);
    // Where nothing is written, nothing can be seen to be kept.
    expect(injection.wrote || !one.changes || FIND_IT_SO.has(one.name)).toBe(true);
    expect(injection.names).toBeGreaterThan(100);
    expect(injection.persisted).toEqual([]);
  });
});

const update = (userId: number, values: object) =>
  test.database.db.updateTable('users').set(values).where('id', '=', userId).execute();

describe('a faulty endpoint is caught that', () => {
  const rename = endpoint({
    name: 'renameFaulty',
    methods: ['PUT'],
    path: 'faulty/rename',
    summary: 'Changes a name.',
    access: only(['student']),
    body: z.looseObject({ last_name: z.string(), colors: z.looseObject({ theme: z.string() }) }),
    response: z.object({ done: z.literal(true) }),
    changes: true,
  });

  async function persistedBy(
    write: (call: Call<typeof rename>) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const { server } = await openFaultyServer(test.app, [
      on(rename, async (call) => {
        await write(call);
        return { done: true as const };
      }),
    ]);
    const { persisted } = await injectInto(test, rename, server);
    await server.close();
    return persisted;
  }
  const RENAMED = { last_name: 'a' } as const;

  it('is right (and is not)', async () => {
    expect(await persistedBy(({ actor }) => update(actor.userId, RENAMED))).toEqual([]);
  });

  it('writes a role that was sent', async () => {
    const persisted = await persistedBy(({ actor, body }) =>
      update(actor.userId, {
        ...RENAMED,
        ...(typeof body['role'] === 'string' && { role: body['role'] }),
      }),
    );
    expect(persisted).toEqual(['users.role = "admin" was injected']);
  });

  it('writes whatever was sent', async () => {
    const persisted = await persistedBy(({ actor, body: { colors, ...fields } }) =>
      update(actor.userId, { ...fields, settings: JSON.stringify(colors) }),
    );
    expect(persisted).toEqual(['answered 500 instead of 200']);
  });

  it('keeps settings as they came', async () => {
    const [persisted] = await persistedBy(({ actor, body }) =>
      update(actor.userId, { settings: JSON.stringify(body.colors) }),
    );
    expect(persisted).toMatch(/^users\.settings holds .*isAdmin/);
  });

  it('takes a part of an object that was sent', async () => {
    const persisted = await persistedBy(({ actor, body }) => {
      const birth = body['birth'] as { year: number; month: number } | undefined;
      return update(actor.userId, {
        ...RENAMED,
        ...(birth && { birth_year: birth.year, birth_month: birth.month }),
      });
    });
    expect(persisted).toContain('users.birth_year = 1991 instead of null');
  });

  it('writes to another person as well', async () => {
    const persisted = await persistedBy(async ({ actor, body }) => {
      await update(actor.userId, RENAMED);
      if (typeof body['student_id'] === 'number') await update(body['student_id'], RENAMED);
    });
    expect(persisted).toEqual(['wrote users +2 -2 instead of users +1 -1']);
  });
});
