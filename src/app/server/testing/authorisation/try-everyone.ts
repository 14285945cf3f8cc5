import type { FastifyInstance } from 'fastify';
import { renameStudents } from '#features/classes/contract/rename-students.ts';
import { renewPasswords } from '#features/classes/contract/renew-passwords.ts';
import { resetClassProgress, resetProgress, resetStudents } from '#features/quiz/contract/reset-progress.ts';
import type { Relation } from '#platform/endpoint/contract/access.ts';
import type { EndpointSpec, Method } from '#platform/endpoint/contract/endpoint.ts';
import { exampleRequest } from '../requests/example-request.ts';
import { type Cast, type CastActor, type CastObject, MISSING_ID, standingOf } from './cast.ts';
import { type Answer, expectationOf, faultOf } from './expectation.ts';
import { watchValue } from './watched-value.ts';

/** One combination of the matrix. */
export interface Combination {
  readonly call: string;
  readonly actor: string;
  readonly object: string;
  readonly fault: string | null;
  /** The fault is that a teacher saw or moved work of a class that they do not teach, or saw a key. */
  readonly beyondOwnClass: boolean;
}

/** What changes a student, whichever class the work belongs to. */
const OF_STUDENT: ReadonlySet<Relation> = new Set(['chooses', 'manages']);
/** Calls that name many students, and change those whom an approved teacher teaches, whatever class the work is of. */
const BY_APPROVED: ReadonlySet<string> = new Set(
  [resetProgress, resetStudents, resetClassProgress, renewPasswords, renameStudents].map(({ name }) => name),
);
const REQUEST_ID = /"requestId":"[^"]*"/;

/** Calls an endpoint with each of its methods as everybody, on every object of its kind and on one that is missing. */
export async function tryEveryone(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  cast: Cast,
): Promise<Combination[]> {
  const combinations: Combination[] = [];
  for (const method of endpoint.methods) {
    for (const actor of cast.actors)
      combinations.push(...(await tryActor(server, endpoint, method, actor, cast)));
  }
  return combinations;
}

async function tryActor(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  method: Method,
  actor: CastActor,
  cast: Cast,
): Promise<Combination[]> {
  const { access } = endpoint;
  const rule = access.kind === 'signedIn' ? access.object : undefined;
  // A call that changes nothing ends no session, so that one serves for all objects.
  const token = endpoint.changes ? actor.openToken : once(actor.openToken);
  const ask = async (object: CastObject | null, as: CastActor = actor) =>
    send(server, endpoint, method, as === actor ? await token() : await as.openToken(), {
      ...(await cast.samplesFor(as, endpoint)),
      ...object?.samples,
      ...(rule && object && { [fieldOf(rule.at)]: object.id }),
    });
  const work = cast.guard.watches(actor) ? watchValue(cast.guard.state) : null;
  const names = cast.guard.isUnapproved(actor) ? watchValue(cast.guard.names) : null;
  const judge = async (
    object: CastObject | null,
    call: () => Promise<Answer>,
    missing?: Answer,
  ): Promise<Combination> => {
    const standing = object ? standingOf(actor, object) : [];
    const expected = expectationOf(endpoint, actor, standing);
    // As an approved teacher of the student they may change what belongs to the student.
    const mayMove =
      expected === 'let-in' &&
      (rule?.kind === 'student'
        ? rule.may.some((relation) => OF_STUDENT.has(relation) && standing.includes(relation))
        : BY_APPROVED.has(endpoint.name) && !cast.guard.isUnapproved(actor));
    await work?.begin();
    await names?.begin();
    const answer = await call();
    const renamed = await names?.hasChanged();
    const moved = (await work?.hasChanged()) && !mayMove;
    const met = faultOf(expected, answer, missing ?? answer);
    const shown = work && !mayMove && !moved ? await shownFault(object, answer) : null;
    const beyond = renamed
      ? 'changes the name of a student'
      : moved
        ? 'moves the work of another class'
        : shown;
    return {
      call: `${method} ${endpoint.path}`,
      actor: actor.label,
      object: object?.label ?? 'no object',
      fault: met ?? beyond,
      beyondOwnClass: beyond !== null,
    };
  };
  const shownFault = async (object: CastObject | null, answer: Answer) => {
    if (answer.status >= 300) return null;
    const toStranger = await ask(object, cast.guard.stranger);
    work?.forget();
    names?.forget();
    return cast.guard.faultOfShown(actor, answer.body, toStranger.status < 300 ? toStranger.body : '');
  };
  if (!rule) return [await judge(null, () => ask(null))];
  const nowhere: CastObject = { kind: rule.kind, label: 'missing', id: MISSING_ID, standing: {} };
  let missing: Answer | undefined;
  const combinations = [await judge(nowhere, async () => (missing = await ask(nowhere)))];
  for (const object of cast.objects.filter(({ kind }) => kind === rule.kind)) {
    combinations.push(await judge(object, () => ask(object), missing));
  }
  return combinations;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

const fieldOf = (at: string): string => at.slice(at.indexOf('.') + 1);

/** Where anyone may call, an address has an allowance: everybody has one of their own. */
let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) % 256}.${(addresses >> 8) % 256}.${addresses % 256}`;
};

async function send(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  method: Method,
  token: string | null,
  samples: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const request = exampleRequest(endpoint, method, samples);
  const { statusCode, body } = await server.inject({
    ...request,
    ...(endpoint.access.kind === 'anyone' && { remoteAddress: newAddress() }),
    headers: { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  return { status: statusCode, body: body.replace(REQUEST_ID, '"requestId":""') };
}
