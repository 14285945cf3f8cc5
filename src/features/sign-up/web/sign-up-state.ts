import { isString } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

const FIELDS = [
  'classCode',
  // Whose class the code opens.
  'className',
  'teacherName',
  'firstName',
  'lastName',
  'email',
  'username',
  'birthYear',
  'birthMonth',
  // 'join' for who came by the address on the board and was not asked who they are.
  'entry',
  // Where the person comes from, as the address said: a referral, and the variant of an A/B test.
  'ref',
  'abVariant',
  // The step that waits, once the account is made (spec section 4).
  'status',
  // The class that was created on the way.
  'classId',
  // 'parent' for who made a parent's account.
  'registerAs',
] as const;

/** `entry` of who came by the address on the board. */
export const BY_CODE = 'join';

/** What was typed while signing up, so that a reload loses nothing. Never the password. */
export type SignUpState = Readonly<Record<(typeof FIELDS)[number], string>>;

/** The fields of the state and nothing else that a form has; what is missing is empty. */
function stateIn(from: unknown): SignUpState {
  const textOf = (name: string): string => {
    const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : null;
    return isString(value) ? value : '';
  };
  return Object.fromEntries(FIELDS.map((name) => [name, textOf(name)])) as SignUpState;
}

const inTab = stored('openleaf.sign-up', stateIn);

export const readSignUpState = (): SignUpState => inTab.read();

/** Keeps what is a part of the state; anything else that a form has (the password) is left out here. */
export function keepSignUpState(values: Partial<SignUpState>): void {
  inTab.write(stateIn({ ...inTab.read(), ...values }));
}

/** Once the account is made, only what the steps after it show is kept: not the name, nor the birth month. */
export function keepForSummary(): void {
  const { username, className, teacherName, ref, abVariant, registerAs } = inTab.read();
  inTab.write(stateIn({ username, className, teacherName, ref, abVariant, registerAs }));
}

/** What the service takes of it: a longer one is a link gone wrong, and must keep nobody from signing up. */
const LONGEST_CAME_FROM = 100;
const saidIn = (said: URLSearchParams, name: string, before: string): string =>
  said.get(name)?.slice(0, LONGEST_CAME_FROM) ?? before;

/** Keeps what the address of a step says of where the person comes from; what it does not name stays as it was. */
function keepCameFrom(search: string): void {
  const said = new URLSearchParams(search);
  const { ref, abVariant } = inTab.read();
  const came = { ref: saidIn(said, 'ref', ref), abVariant: saidIn(said, 'ab_var', abVariant) };
  if (came.ref !== ref || came.abVariant !== abVariant) keepSignUpState(came);
}

/** Spec section 2: any path with "sign-up" in it is a step of signing up. */
export const isSignUpPath = (path: string): boolean => path.includes('sign-up');

/** The steps of signing up keep the state, and what their address says; any other screen clears it. */
export function keepSignUpStateToSignUp(path: string, search = ''): void {
  if (isSignUpPath(path)) keepCameFrom(search);
  else inTab.write(null);
}
