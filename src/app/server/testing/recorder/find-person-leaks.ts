import { WIRE_NAMES } from '#platform/endpoint/contract/wire-names.ts';
import type { Exchange, Leak, Recording } from './exchange.ts';
import { type Leaf, leavesOf } from './json-leaves.ts';
import type { KnownPerson, Secrets } from './secrets.ts';

const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WORD = /[\p{L}\p{M}\p{N}._@-]+/gu;
const BIRTH_NAME = new RegExp(`birth|^${WIRE_NAMES.birthDate}$`, 'i');
const LETTER = /\p{L}/u;
/** A username that is a common word or a number would be found everywhere. */
const isDistinctive = (username: string): boolean =>
  username.length >= 8 && /\p{L}/u.test(username) && /[\d._@-]/.test(username);

/**
 * Email addresses, usernames and students' full names go to their own person, to the teacher of a student and to
 * admins; what the caller sent may come back. Who sends a link for a new password is its person. Birth dates go to nobody.
 */
export function findPersonLeaks({ exchanges }: Recording, secrets: Secrets): Leak[] {
  const index = indexOf(secrets);
  return exchanges.flatMap((exchange) =>
    leavesOf(exchange.body).flatMap((leaf) =>
      namedIn(leaf, index)
        .filter(({ text, people }) => !mayKnow(exchange, text, people, index))
        .concat(birthsIn(leaf))
        .map(({ what, text }) => ({
          what,
          route: exchange.route,
          actorId: exchange.actorId,
          at: leaf.path,
          excerpt: text,
        })),
    ),
  );
}

interface Index extends Pick<Secrets, 'taughtBy'> {
  readonly byId: ReadonlyMap<number, KnownPerson>;
  readonly byEmail: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly byUsername: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly studentsByName: ReadonlyMap<string, readonly KnownPerson[]>;
}

interface Found {
  readonly what: string;
  readonly text: string;
  readonly people: readonly KnownPerson[];
}

const fullName = (first: unknown, last: unknown): string => `${String(first)} ${String(last)}`;

function indexOf({ people, taughtBy }: Secrets): Index {
  const students = people.filter(
    ({ role, firstName, lastName }) =>
      // Two people may be called "' 🙂" in a fuzz: signs without a letter name nobody.
      role === 'student' && LETTER.test(firstName) && LETTER.test(lastName),
  );
  return {
    taughtBy,
    byId: new Map(people.map((person) => [person.id, person])),
    byEmail: Map.groupBy(people, ({ email }) => email?.toLowerCase() ?? ''),
    byUsername: Map.groupBy(
      people.filter(({ username }) => isDistinctive(username)),
      ({ username }) => username,
    ),
    studentsByName: Map.groupBy(students, ({ firstName, lastName }) => fullName(firstName, lastName)),
  };
}

function namedIn(leaf: Leaf, { byEmail, byUsername, studentsByName }: Index): Found[] {
  const { value } = leaf;
  if (typeof value !== 'string') return namePairIn(value, studentsByName);
  return [
    ...(value.match(EMAIL) ?? []).map((text) => ({
      what: 'email address',
      text,
      people: byEmail.get(text.toLowerCase()) ?? [],
    })),
    ...(value.match(WORD) ?? []).map((text) => ({
      what: 'username',
      text,
      people: byUsername.get(text) ?? [],
    })),
    { what: 'name of a student', text: value, people: studentsByName.get(value) ?? [] },
  ].filter(({ people }) => people.length > 0);
}

function namePairIn(value: unknown, studentsByName: Index['studentsByName']): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const { firstName, lastName } = value as { firstName?: unknown; lastName?: unknown };
  const text = fullName(firstName, lastName);
  const people = studentsByName.get(text) ?? [];
  return people.length > 0 ? [{ what: 'name of a student', text, people }] : [];
}

const birthsIn = ({ name, value }: Leaf): Found[] =>
  BIRTH_NAME.test(name) && value !== null
    ? [{ what: 'birth date', text: `${name}: ${JSON.stringify(value)}`, people: [] }]
    : [];

/** Whose account the link opens that was sent (`password-link.ts`). */
const personOfLink = (sent: string): number => Number(/"link":"[\w-]+\.(\d+)"/.exec(sent)?.[1]);

/** Several people may bear one name; it is enough that one of them may be named. */
function mayKnow(
  { actorId, sent }: Exchange,
  text: string,
  people: readonly KnownPerson[],
  index: Index,
): boolean {
  const actor = actorId === null ? undefined : index.byId.get(actorId);
  if (actor?.role === 'admin' || sent.includes(text)) return true;
  return people.some(
    ({ id }) =>
      id === actorId ||
      id === personOfLink(sent) ||
      (actorId !== null && index.taughtBy.get(actorId)?.has(id)),
  );
}
