import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getStudentAssignmentReport } from '#features/activities/contract/teaching.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { deleteCoTeacherInvite } from '#features/classes/contract/co-teachers.ts';
import { listClassesOfTeacher, teacherClass } from '#features/classes/contract/endpoints.ts';
import { choosePrimaryClass } from '#features/classes/contract/primary-class.ts';
import { getStudentName, updateStudentRealname } from '#features/classes/contract/student-name.ts';
import { declineTeacherInvitation } from '#features/classes/contract/teacher-invitations.ts';
import { teachesClass } from '#features/classes/core/teacher-rights.ts';
import { choosePrimaryClass as choosePrimaryClassUseCase } from '#features/classes/server/choose-primary-class.ts';
import { readClass } from '#features/classes/server/get-class.ts';
import { nameStudent } from '#features/classes/server/name-student.ts';
import { teachersOf } from '#features/classes/server/public.ts';
import { removeStudents } from '#features/classes/server/remove-students.ts';
import { listEssays, scoreEssay } from '#features/essays/contract/endpoints.ts';
import { scoreEssay as scoreEssayUseCase } from '#features/essays/server/score-essay.ts';
import { quizHistory, viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listHistory } from '#features/overview/server/list-history.ts';
import { readStudentHome } from '#features/overview/server/student-home.ts';
import { viewProfile } from '#features/overview/server/view-profile.ts';
import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { readStudentContext } from '#features/quiz/server/public.ts';
import { resetProgress as resetProgressUseCase } from '#features/quiz/server/reset-progress.ts';
import { type ObjectKind, only, type Relation } from '#platform/endpoint/contract/access.ts';
import { type EndpointSpec, endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import { type Call, on, onReading, type Route } from '#platform/endpoint/server/route.ts';
import type { Resolvers, RowOf } from '#platform/endpoint/server/standing.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import { endpoints } from '../contract/endpoints.ts';
import { resolvers } from './resolvers.ts';
import { routesOf } from './routes.ts';
import type { Cast } from './testing/authorisation/cast.ts';
import { removeFromEveryClass } from './testing/authorisation/cast-queries.ts';
import { newCast, tryEndpoint } from './testing/authorisation/try-endpoint.ts';
import { type Combination, tryEveryone } from './testing/authorisation/try-everyone.ts';
import { openFaultyServer } from './testing/faulty-server.ts';
import { useAppWithProviders } from './testing/use-app-with-providers.ts';

const test = await useAppWithProviders();
const tried: Combination[] = [];
let cast: Cast;

beforeAll(async () => {
  cast = await newCast(test, true);
});
afterAll(() => {
  const actors = new Set(tried.map(({ actor }) => actor));
  console.info(
    `authorisation: ${tried.length} combinations of ${endpoints.length} endpoints, ${actors.size} actors and their objects`,
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

/** The resolvers with one that gives everyone these relations to every class. */
const takingEverybodyAs = (...relations: Relation[]): Resolvers => ({
  ...resolvers,
  class: async (...asked) => {
    const found = await resolvers.class(...asked);
    return found && { ...found, relations };
  },
});

describe('a faulty endpoint is caught that', () => {
  const getClass = endpoint({
    name: 'getClassFaulty',
    methods: ['GET'],
    path: 'faulty/class/{id}',
    summary: 'One class of the teacher.',
    access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
    params: z.object({ id: idInPath }),
    response: teacherClass,
  });

  async function faultsOf(
    bound: EndpointSpec,
    handle: (call: Call<typeof getClass>) => Promise<unknown>,
    faultyResolvers = resolvers,
  ): Promise<Combination[]> {
    const route = on(bound, (call) => handle(call as never));
    const { server } = await openFaultyServer(test.app, [route], faultyResolvers);
    const combinations = await tryEveryone(server, getClass, cast);
    await server.close();
    return combinations.filter(({ fault }) => fault !== null);
  }
  const read = ({ actor, params }: Call<typeof getClass>) =>
    readClass(
      test.database.db,
      { classId: params.id, viewerId: (actor as Actor | null)?.userId ?? 0 },
      test.clock.now(),
    );

  it('is right (and is not)', async () => {
    expect(await faultsOf(getClass, read)).toEqual([]);
  });

  it('has a resolver that forgets to look whose row it is', async () => {
    const faults = await faultsOf(getClass, read, takingEverybodyAs('teaches'));
    // Each of five teachers is shown the classes of the others, two co-teachers all but theirs, four who are none all of them.
    expect(faults).toHaveLength(5 * 4 + 2 * 4 + 4 * 5);
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'owner', object: 'class "another"' }));
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'other teacher', object: 'class "own"' }));
  });

  it('answers differently for a class of another person and a missing one', async () => {
    const telling = async (call: Call<typeof getClass>) =>
      teachesClass(call.actor.userId, teachersOf(call.object))
        ? read(call)
        : refuse('not-found', { detail: 'This is not your class.' });
    const faults = await faultsOf(getClass, telling, takingEverybodyAs('teaches'));
    // The archived class is the owner's.
    expect(faults).toHaveLength(5 * 5 - 1 + 2 * 5 + 4 * 6);
    expect(new Set(faults.map(({ fault }) => fault))).toEqual(
      new Set(['tells an object of another person from a missing one']),
    );
  });

  it('lets students in', async () => {
    const wide = { ...getClass, access: only(['student', 'teacher'], getClass.access.object) };
    const faults = await faultsOf(wide, read, takingEverybodyAs('teaches'));
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: 'own student', fault: 'answered 200 to the wrong role' }),
    );
  });

  it('asks for no session', async () => {
    const open: EndpointSpec = { ...getClass, access: { kind: 'anyone' } };
    const faults = await faultsOf(open, read);
    for (const actor of ['anonymous', 'locked teacher', 'expired session', 'idle session', 'garbage token']) {
      expect(faults).toContainEqual(
        expect.objectContaining({ actor, fault: 'answered 200 without a session' }),
      );
    }
  });

  it('keeps the right people out', async () => {
    const faults = await faultsOf(getClass, read, takingEverybodyAs());
    // Five owners and two co-teachers.
    expect(faults).toHaveLength(7);
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'owner', object: 'class "own"' }));
    expect(faults).toContainEqual(expect.objectContaining({ actor: 'co-teacher', object: 'class "own"' }));
  });
});

/** Faults of the real endpoint when another use case answers it, or another resolver lets people in. */
async function faultsAt(
  faulty: EndpointSpec,
  routes: Route[],
  { people = cast, by = resolvers }: { readonly people?: Cast; readonly by?: Resolvers } = {},
): Promise<Combination[]> {
  const { server } = await openFaultyServer(test.app, routes, by);
  const combinations = await tryEveryone(server, faulty, people);
  await server.close();
  return combinations.filter(({ fault }) => fault !== null);
}

/** The call as the student would make it: the work of all classes is read. */
const asStudent = <C extends { readonly actor: Actor }>(call: C, userId: number): C => ({
  ...call,
  actor: { role: 'student', userId },
});

describe('a resolver is caught that takes everybody for the right person', () => {
  it.each<readonly [ObjectKind, EndpointSpec]>([
    ['teacher', listClassesOfTeacher],
    ['class', listEssays],
    ['student', getStudentName],
    ['attempt', quizReviewData],
    ['invitation', declineTeacherInvitation],
    ['activity', getStudentAssignmentReport],
    ['co-teacher-invite', deleteCoTeacherInvite],
  ])('of the kind %s', async (kind, at) => {
    const relations = at.access.kind === 'signedIn' ? (at.access.object?.may ?? []) : [];
    const resolver = resolvers[kind] as Resolvers['class'];
    const letsIn: typeof resolver = async (...asked) => {
      const found = await resolver(...asked);
      return { relations, object: found?.object as RowOf<'class'> };
    };
    const faults = await faultsAt(at, routesOf(test.app.services), {
      // What everybody may end is there no more for the next fault.
      people: await newCast(test, kind === 'attempt'),
      by: { ...resolvers, [kind]: letsIn },
    });
    expect(faults).toContainEqual(
      expect.objectContaining({ fault: 'answered 200 for an object of another person' }),
    );
  });
});

/** Takes the right to read a student's work for the right to score it. */
const scoringByAnyTeacher: Resolvers['attempt'] = async (services, actor, ...asked) => {
  const found = await resolvers.attempt(services, actor, ...asked);
  const teaches = found?.object.classes.some(({ teacherId }) => teacherId === actor.userId);
  return found && { ...found, relations: teaches ? ['scores'] : [] };
};

/** Takes every teacher of a student for an approved one. */
const choosingByAnyTeacher: Resolvers['student'] = async (...asked) => {
  const found = await resolvers.student(...asked);
  return found && { ...found, relations: found.relations.includes('teaches') ? ['chooses'] : [] };
};

describe('an injected fault is caught through which a teacher', () => {
  const PELL = 'unapproved, teaches the student in another class';
  const VERA = 'teaches the student in another class';

  it('reads the quizzes that belong to another class', async () => {
    const faults = await faultsAt(quizHistory, [
      onReading(
        quizHistory,
        (studentId, { now }) => readStudentContext(test.database.db, studentId, now),
        (call) => listHistory(test.app.services, asStudent(call, call.params.studentId)),
      ),
    ]);
    expect(faults).toEqual([
      expect.objectContaining({ actor: PELL, fault: expect.stringContaining('shows work of another class') }),
    ]);
  });

  it('sees the level of a student for whom another class counts', async () => {
    const faults = await faultsAt(viewProfileForStudent, [
      onReading(
        viewProfileForStudent,
        (studentId, { now }) => readStudentHome(test.database.db, studentId, now),
        (call) => viewProfile(test.app.services, asStudent(call, call.body.studentId)),
      ),
    ]);
    expect(faults).toEqual([
      expect.objectContaining({
        actor: PELL,
        fault: expect.stringMatching(/shows work of another class|names .*, another class/),
      }),
    ]);
  });

  it('scores an essay that was written for another class', async () => {
    const people = await newCast(test, true);
    const route = on(scoreEssay, (call) => scoreEssayUseCase(test.app.services, call));
    const faults = await faultsAt(scoreEssay, [route], {
      people,
      by: { ...resolvers, attempt: scoringByAnyTeacher },
    });
    for (const actor of [PELL, VERA])
      expect(faults).toContainEqual(expect.objectContaining({ actor, object: 'quiz of ana' }));
  });

  it('makes the own class the primary one without being approved', async () => {
    const route = on(choosePrimaryClass, (call) => choosePrimaryClassUseCase(test.app.services, call));
    const faults = await faultsAt(choosePrimaryClass, [route], {
      by: { ...resolvers, student: choosingByAnyTeacher },
    });
    expect(faults).toContainEqual(expect.objectContaining({ actor: PELL, object: 'student ana' }));
  });

  it('corrects the name of a student of the own class without being approved', async () => {
    const people = await newCast(test, false);
    const route = on(updateStudentRealname, (call) => {
      const classes = call.object?.classes.map((one) => ({ ...one, teacherApproved: true }));
      return nameStudent(test.app.services, { ...call, object: classes && { classes } });
    });
    const faults = await faultsAt(updateStudentRealname, [route], { people });
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: 'unapproved teacher', fault: 'changes the name of a student' }),
    );
  });

  it('takes a student out of every class, with the right to take one out of their own', async () => {
    const people = await newCast(test, true);
    const faults = await faultsAt(
      removeStudentsFromClass,
      [
        on(removeStudentsFromClass, async (call) => {
          const removed = await removeStudents(test.app.services, call);
          if (removed instanceof Refusal) return removed;
          for (const studentId of call.body.studentIds)
            await removeFromEveryClass(test.database.db, studentId, call.now);
          return removed;
        }),
      ],
      { people },
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ actor: VERA, fault: 'moves the work of another class' }),
    );
  });

  it('lets a teacher whom nobody has approved set students back', async () => {
    const people = await newCast(test, true);
    const pell = people.actors.find(({ label }) => label === PELL);
    const forEveryTeacher = only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner'] });
    const faults = await faultsAt(
      { ...resetProgress, access: forEveryTeacher },
      [
        on({ ...resetProgress, access: forEveryTeacher }, async (call) => {
          // Who has started over does not begin before the new pretest: Pell is the first.
          if (call.actor.userId !== pell?.userId) return { students: [] };
          return resetProgressUseCase(test.app.services, call);
        }),
      ],
      { people },
    );
    expect(faults).toEqual([
      expect.objectContaining({ actor: PELL, fault: 'moves the work of another class' }),
    ]);
  });

  it('changes the account of a student for whom another class counts', async () => {
    const change = endpoint({
      name: 'changeStudentFaulty',
      methods: ['POST'],
      path: 'faulty/change',
      summary: 'Changes the account of a student.',
      access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['teaches'] }),
      body: z.object({ studentId: id }),
      response: z.object({ done: z.literal(true) }),
    });
    const faults = await faultsAt(change, [
      on(change, async ({ actor, body, now }) => {
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
