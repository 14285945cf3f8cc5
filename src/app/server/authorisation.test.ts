import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { teacherClass } from '#features/classes/contract/endpoints.ts';
import { readClass } from '#features/classes/server/get-class.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { type EndpointSpec, endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { type Call, on } from '#platform/endpoint/server/route.ts';
import { endpoints } from '../contract/endpoints.ts';
import { ACTORS_TO_COME, type Cast } from './testing/authorisation/cast.ts';
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
    expect(await faultsOf(getClass, ({ params }) => asOwner(params.id))).toEqual([
      expect.objectContaining({ actor: 'owner', object: 'class "another"' }),
      expect.objectContaining({ actor: 'other teacher', object: 'class "own"' }),
    ]);
  });

  it('tells a class of somebody else from a missing one', async () => {
    const faults = await faultsOf(getClass, async ({ actor, params }) => {
      const mine = await readClass(test.database.db, actor.userId, params.id);
      if (!(mine instanceof Refusal)) return mine;
      const theirs = await asOwner(params.id);
      return theirs instanceof Refusal ? mine : refuse('not-found', { detail: 'This is not your class.' });
    });
    expect(faults.map(({ fault }) => fault)).toEqual([
      'tells an object of somebody else from a missing one',
      'tells an object of somebody else from a missing one',
    ]);
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
    expect(await faultsOf(getClass, async () => notFound())).toEqual([
      expect.objectContaining({ actor: 'owner', object: 'class "own"' }),
      expect.objectContaining({ actor: 'other teacher', object: 'class "another"' }),
    ]);
  });
});
