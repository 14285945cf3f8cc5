import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { teacherClass } from '#features/classes/contract/endpoints.ts';
import { choosePrimaryClass } from '#features/classes/contract/primary-class.ts';
import { choosePrimaryClass as chooseClass } from '#features/classes/server/classes-queries.ts';
import { readClass } from '#features/classes/server/get-class.ts';
import { readableWorkOf } from '#features/classes/server/readable-work.ts';
import { removeStudents } from '#features/classes/server/remove-students.ts';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import { scoreEssay as scoreEssayUseCase } from '#features/essays/server/score-essay.ts';
import { quizHistory, viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listHistory } from '#features/overview/server/list-history.ts';
import { viewProfile } from '#features/overview/server/view-profile.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { type EndpointSpec, endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { type Call, on, type Route } from '#platform/endpoint/server/route.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import { endpoints } from '../contract/endpoints.ts';
import { ACTORS_TO_COME, type Cast } from './testing/authorisation/cast.ts';
import { removeFromEveryClass } from './testing/authorisation/cast-queries.ts';
import { newCast, tryEndpoint } from './testing/authorisation/try-endpoint.ts';
import { type Combination, tryEveryone } from './testing/authorisation/try-everyone.ts';
import { openPlantedServer } from './testing/planted-server.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();
const tried: Combination[] = [];
let cast: Cast;

beforeAll(async () => {
  cast = await newCast(test, true);
});
afterAll(() => {
  const actors = new Set(tried.map(({ actor }) => actor));
  console.info(
    `authorisation: ${tried.length} combinations of ${endpoints.length} endpoints, ${actors.size} actors and their objects; ` +
      `not in the cast yet: ${ACTORS_TO_COME.join(', ')}`,
  );
});

describe('everybody is met as the contract says', () => {
  it.each(endpoints.map((one) => [one.name, one] as const))('at %s', async (_, one) => {
    const combinations = await tryEndpoint(test, one, { server: test.app.server, cast });
    tried.push(...combinations);
    expect(combinations.length).toBeGreaterThanOrEqual(cast.actors.length);
    expect(combinations.filter(({ fault }) => fault !== null)).toEqual([]);
  });
});

/** A class, whoever asks. */
const asOwner = async (classId: number) => {
  const owners = cast.objects.flatMap(({ kind, standing }) =>
    kind === 'class' ? (standing.teaches ?? []) : [],
  );
  const views = await Promise.all(owners.map((owner) => readClass(test.database.db, owner, classId)));
  return views.find((view) => !(view instanceof Refusal)) ?? notFound();
};

describe('a planted endpoint is caught that', () => {
  const getClass = endpoint({
    name: 'getClassPlanted',
    methods: ['GET'],
    path: 'planted/class/{id}',
    summary: 'One class of the teacher.',
    access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
    params: z.object({ id: idInPath }),
    response: teacherClass,
  });

  async function faultsOf(
    bound: EndpointSpec,
    handle: (call: Call<typeof getClass>) => Promise<unknown>,
  ): Promise<Combination[]> {
    const { server } = await openPlantedServer(test.app, [on(bound, (call) => handle(call as never))]);
    const combinations = await tryEveryone(server, getClass, cast);
    await server.close();
    return combinations.filter(({ fault }) => fault !== null);
  }
  it('is right (and is not)', async () => {
    const right = (call: Call<typeof getClass>) =>
      readClass(test.database.db, call.actor.userId, call.params.id);
    expect(await faultsOf(getClass, right)).toEqual([]);
  });

  it('forgets to look whose row it is', async () => {
    const faults = await faultsOf(getClass, ({ params }) => asOwner(params.id));
    // Each of five teachers is shown the class of each other.
    expect(faults).toHaveLength(20);
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'owner', object: 'class "another"' }));
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'other teacher', object: 'class "own"' }));
  });

  it('tells a class of somebody else from a missing one', async () => {
    const faults = await faultsOf(getClass, async ({ actor, params }) => {
      const mine = await readClass(test.database.db, actor.userId, params.id);
      if (!(mine instanceof Refusal)) return mine;
      const theirs = await asOwner(params.id);
      return theirs instanceof Refusal ? mine : refuse('not-found', { detail: 'This is not your class.' });
    });
    expect(faults).toHaveLength(20);
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(
      new Set(['tells an object of somebody else from a missing one']),
    );
  });

  it('lets students in', async () => {
    const wide = { ...getClass, access: only(['student', 'teacher'], getClass.access.object) };
    const faults = await faultsOf(wide, ({ params }) => asOwner(params.id));
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: 'own student', fault: 'answered 200 to the wrong role' }),
    );
  });

  it('asks for no session', async () => {
    const open: EndpointSpec = { ...getClass, access: { kind: 'anyone' } };
    const faults = await faultsOf(open, ({ params }) => asOwner(params.id));
    for (const actor of ['anonymous', 'locked teacher', 'expired session', 'idle session', 'garbage token']) {
      expect(faults).toContainEqual(
        expect.objectContaining({ actor, fault: 'answered 200 without a session' }),
      );
    }
  });

  it('keeps the right people out', async () => {
    const faults = await faultsOf(getClass, async () => notFound());
    expect(faults).toHaveLength(5);
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'owner', object: 'class "own"' }));
  });
});

/** Faults of the real endpoint when another use case answers it. */
async function faultsAt(planted: EndpointSpec, routes: Route[], of = cast): Promise<Combination[]> {
  const { server } = await openPlantedServer(test.app, routes);
  const combinations = await tryEveryone(server, planted, of);
  await server.close();
  return combinations.filter(({ fault }) => fault !== null);
}

/** The call as the student would make it, for every teacher of the student: the work of all classes is read. */
async function asStudent<C extends { readonly actor: Actor }>(call: C, userId: number): Promise<C> {
  const readable = await readableWorkOf(test.database.db, call.actor, userId);
  return readable.kind === 'nothing' ? call : { ...call, actor: { role: 'student', userId } };
}

describe('a planted defect is caught through which a teacher', () => {
  const PELL = 'unapproved, teaches the student in another class';
  const VERA = 'teaches the student in another class';

  it('reads the quizzes that belong to another class', async () => {
    const faults = await faultsAt(quizHistory, [
      on(quizHistory, async (call) =>
        listHistory(test.app.services, await asStudent(call, call.params.studentId)),
      ),
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ actor: PELL, fault: expect.stringContaining('shows work of another class') }),
    ]);
  });

  it('sees the level of a student for whom another class counts', async () => {
    const faults = await faultsAt(viewProfileForStudent, [
      on(viewProfileForStudent, async (call) =>
        viewProfile(test.app.services, await asStudent(call, call.body.studentId)),
      ),
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ actor: PELL, fault: expect.stringContaining('shows work of another class') }),
    ]);
  });

  it('scores an essay that was written for another class', async () => {
    const people = await newCast(test, true);
    const owner = people.actors.find(({ label }) => label === 'owner')?.userId ?? 0;
    const scoresAsOwner = on(scoreEssay, async (call) => {
      const readable = await readableWorkOf(test.database.db, call.actor, call.body.studentId);
      const actor = readable.kind === 'nothing' ? call.actor : { ...call.actor, userId: owner };
      return scoreEssayUseCase(test.app.services, { ...call, actor });
    });
    const faults = await faultsAt(scoreEssay, [scoresAsOwner], people);
    for (const actor of [PELL, VERA])
      expect(faults).toContainEqual(expect.objectContaining({ actor, object: 'quiz of ana' }));
  });

  it('makes the own class the primary one without being approved', async () => {
    const faults = await faultsAt(choosePrimaryClass, [
      on(choosePrimaryClass, async ({ body, now }) => {
        await chooseClass(test.database.db, { ...body, now });
        return { counts: true as const };
      }),
    ]);
    expect(faults).toContainEqual(expect.objectContaining({ actor: PELL, object: 'student ana' }));
  });

  it('takes a student out of every class, with the right to take one out of their own', async () => {
    const people = await newCast(test, true);
    const faults = await faultsAt(
      removeStudentsFromClass,
      [
        on(removeStudentsFromClass, async (call) => {
          const removed = await removeStudents(test.app.services, call);
          if (removed instanceof Refusal) return removed;
          for (const studentId of call.body.actionableStudents)
            await removeFromEveryClass(test.database.db, studentId, call.now);
          return removed;
        }),
      ],
      people,
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: VERA, fault: 'moves the work of another class' }),
    );
  });

  it('changes the account of a student for whom another class counts', async () => {
    const change = endpoint({
      name: 'changeStudentPlanted',
      methods: ['POST'],
      path: 'planted/change',
      summary: 'Changes the account of a student.',
      access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['teaches'] }),
      body: z.object({ studentId: id }),
      response: z.object({ done: z.literal(true) }),
    });
    const faults = await faultsAt(change, [
      on(change, async ({ actor, body, now }) => {
        const readable = await readableWorkOf(test.database.db, actor, body.studentId);
        if (readable.kind === 'nothing') return notFound();
        const settings = JSON.stringify({ by: actor.userId, at: now.getTime() });
        const { db } = test.database;
        await db.updateTable('users').set({ settings }).where('id', '=', body.studentId).execute();
        return { done: true as const };
      }),
    ]);
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: PELL, fault: 'moves the work of another class' }),
    );
  });
});
