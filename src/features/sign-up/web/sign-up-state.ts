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
] as const;

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

/** Once the account is made, only what the summary shows is kept: not the name, nor the birth month. */
export function keepForSummary(): void {
  const { username, className, teacherName } = inTab.read();
  inTab.write(stateIn({ username, className, teacherName }));
}

/** Spec section 2: any path with "sign-up" in it is a step of signing up. */
export const isSignUpPath = (path: string): boolean => path.includes('sign-up');

/** The steps of signing up keep the state, any other screen clears it. */
export function keepSignUpStateToSignUp(path: string): void {
  if (!isSignUpPath(path)) inTab.write(null);
}
