import { z } from 'zod';

const state = z.object({
  classCode: z.string().default(''),
  firstName: z.string().default(''),
  lastName: z.string().default(''),
  email: z.string().default(''),
  username: z.string().default(''),
  birthYear: z.string().default(''),
  birthMonth: z.string().default(''),
});

/** What somebody has typed while signing up, so that a reload loses nothing. Never the password. */
export type SignUpState = z.output<typeof state>;

const KEY = 'openleaf.sign-up';

export function readSignUpState(storage: Storage = sessionStorage): SignUpState {
  try {
    return state.parse(JSON.parse(storage.getItem(KEY) ?? '{}'));
  } catch {
    return state.parse({});
  }
}

/** Keeps what is a part of the state; anything else that a form has (the password) is left out here. */
export function keepSignUpState(values: Partial<SignUpState>, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(state.parse({ ...readSignUpState(storage), ...values })));
}

/** Once the account is made, only what the summary shows is kept: not the name, nor the birth month. */
export function forgetAllButUsername(storage: Storage = sessionStorage): void {
  const { username } = readSignUpState(storage);
  storage.setItem(KEY, JSON.stringify(state.parse({ username })));
}

/** Spec section 2: any path with "sign-up" in it keeps the state, any other clears it. */
export function keepSignUpStateToSignUp(path: string, storage: Storage = sessionStorage): void {
  if (!path.includes('sign-up')) storage.removeItem(KEY);
}
