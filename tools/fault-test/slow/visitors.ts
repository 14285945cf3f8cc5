import { type Client, type ClientReply, loginCall, sessionCall } from '../../harness/client.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import type { Expectation } from './call-log.ts';

/** A call that is made again and again beside the answers. */
export interface Visitor {
  readonly kind: string;
  readonly perSecond: number;
  /** How the next call must be answered; null while either may be right. */
  readonly expectation: () => Expectation | null;
  send(): Promise<ClientReply>;
}

/** Students who do not answer. */
export interface Bystanders {
  /** Log in with their passwords. */
  readonly arriving: readonly SchoolStudent[];
  /** Signed in. */
  readonly looking: readonly SchoolStudent[];
  /** Tokens of sessions that were ended by their students. */
  readonly endedTokens: readonly string[];
  /** Tokens of sessions that another process ends during the fault. */
  readonly revokedTokens: readonly string[];
}

/** Every process has forgotten an ended session by then. */
const SESSION_FORGOTTEN_MS = 10_000;

const inTurn = <T>(items: readonly T[]): (() => T) => {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('The list is empty.');
    return item;
  };
};

/** @param revokedAt when sessions were ended elsewhere, on the clock of `performance.now()`; null until then. */
export function gatherVisitors(
  school: School,
  { arriving, looking, endedTokens, revokedTokens }: Bystanders,
  {
    clients,
    revokedAt,
  }: { readonly clients: Pick<Client, 'tryCall'>; readonly revokedAt: () => number | null },
): Visitor[] {
  const comer = inTurn(arriving);
  const guesser = inTurn(looking);
  const viewer = inTurn(looking);
  const stranger = inTurn(arriving);
  const ended = inTurn(endedTokens);
  const revoked = inTurn(revokedTokens);
  const classId = inTurn(school.classIds);
  const post = (path: string, body: unknown, token?: string) =>
    clients.tryCall({ method: 'POST', path, body, token });
  const session = (token: string) => clients.tryCall(sessionCall(token));
  const profile = (studentId: number, token?: string) =>
    post('dashboard/viewProfileForStudent', { studentId }, token);
  const logIn = (username: string, password: string) => clients.tryCall(loginCall(username, password));
  const visitor = (
    kind: string,
    expectation: Expectation,
    perSecond: number,
    send: Visitor['send'],
  ): Visitor => ({
    kind,
    perSecond,
    send,
    expectation: () => expectation,
  });

  return [
    visitor('login', 'serve', 5, () => logIn(comer().username, school.password)),
    visitor('session', 'serve', 5, () => session(viewer().token)),
    visitor('dashboard', 'serve', 5, () => {
      const { id, token } = viewer();
      return profile(id, token);
    }),
    // Half of the lists of students that a teacher may ask for in a minute.
    visitor('class page', 'serve', 1, () =>
      clients.tryCall({
        method: 'GET',
        path: `class/${classId()}/students`,
        token: school.teacher.token,
      }),
    ),
    visitor('username check', 'serve', 2, () =>
      post('welcome/validateUsername', { username: 'unused.name' }),
    ),
    visitor('login with a wrong password', 'refuse', 3, () => logIn(guesser().username, 'not my password 1')),
    visitor('call without a session', 'refuse', 3, () => profile(viewer().id)),
    visitor('call with an ended session', 'refuse', 3, () => session(ended())),
    visitor("another student's dashboard", 'refuse', 3, () => profile(stranger().id, viewer().token)),
    {
      kind: 'session ended elsewhere',
      perSecond: 4,
      expectation() {
        const at = revokedAt();
        if (at === null) return 'serve';
        return performance.now() - at > SESSION_FORGOTTEN_MS ? 'refuse' : null;
      },
      send: () => session(revoked()),
    },
  ];
}
