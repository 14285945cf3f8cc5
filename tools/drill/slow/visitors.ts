import type { DeviceReply } from '../../proving/devices.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';
import type { Duty } from './call-log.ts';
import type { DeviceShelf } from './device-shelf.ts';

/** Something that somebody does again and again beside the answers. */
export interface Visitor {
  readonly kind: string;
  readonly perSecond: number;
  /** How the next call has to be met; null while either may be right. */
  readonly duty: () => Duty | null;
  send(): Promise<DeviceReply>;
}

/** Students who do not answer. */
export interface Bystanders {
  /** Log in with their passwords. */
  readonly arriving: readonly SchoolStudent[];
  /** Signed in. */
  readonly looking: readonly SchoolStudent[];
  /** Tokens of sessions that were ended by their students. */
  readonly endedTokens: readonly string[];
  /** Tokens of sessions that another process ends in the middle. */
  readonly revokedTokens: readonly string[];
}

/** An ended session is forgotten by then. Milliseconds. */
const HEARD_OF = 10_000;

const inTurn = <T>(items: readonly T[]): (() => T) => {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('There is nobody to call.');
    return item;
  };
};

/** @param revokedAt when sessions were ended elsewhere, on the clock of `performance.now()`; null until then. */
export function gatherVisitors(
  school: School,
  { arriving, looking, endedTokens, revokedTokens }: Bystanders,
  { devices, revokedAt }: { readonly devices: DeviceShelf; readonly revokedAt: () => number | null },
): Visitor[] {
  const comer = inTurn(arriving);
  const guesser = inTurn(looking);
  const viewer = inTurn(looking);
  const stranger = inTurn(arriving);
  const ended = inTurn(endedTokens);
  const revoked = inTurn(revokedTokens);
  const classId = inTurn(school.classIds);
  const get = (path: string, token?: string) =>
    devices.call({ method: 'GET', path, ...(token !== undefined && { token }) });
  const post = (path: string, body: unknown, token?: string) =>
    devices.call({ method: 'POST', path, body, ...(token !== undefined && { token }) });
  const profile = (studentId: number, token?: string) =>
    post('dashboard/viewProfileForStudent', { studentId }, token);
  const logIn = (username: string, password: string) => post('auth/login', { username, password });
  const visitor = (kind: string, duty: Duty, perSecond: number, send: Visitor['send']): Visitor => ({
    kind,
    perSecond,
    send,
    duty: () => duty,
  });

  return [
    visitor('login', 'serve', 5, () => logIn(comer().username, school.password)),
    visitor('session', 'serve', 5, () => get('auth/session', viewer().token)),
    visitor('dashboard', 'serve', 5, () => {
      const { id, token } = viewer();
      return profile(id, token);
    }),
    visitor('class page', 'serve', 2, () => get(`class/${classId()}/students`, school.teacher.token)),
    visitor('username check', 'serve', 2, () =>
      post('welcome/validateUsername', { username: 'somebody.new' }),
    ),
    visitor('login with a wrong password', 'refuse', 3, () => logIn(guesser().username, 'not my password 1')),
    visitor('call without a session', 'refuse', 3, () => profile(viewer().id)),
    visitor('call with an ended session', 'refuse', 3, () => get('auth/session', ended())),
    visitor("another student's dashboard", 'refuse', 3, () => profile(stranger().id, viewer().token)),
    {
      kind: 'session ended elsewhere',
      perSecond: 4,
      duty() {
        const at = revokedAt();
        if (at === null) return 'serve';
        return performance.now() - at > HEARD_OF ? 'refuse' : null;
      },
      send: () => get('auth/session', revoked()),
    },
  ];
}
