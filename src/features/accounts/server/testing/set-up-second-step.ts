import type { TestEnvironment } from '#app/server/testing/samples/company.ts';
import { beginSecondFactor, confirmSecondFactor, finishLogin } from '../../contract/second-factor.ts';
import type { Person } from '../world.ts';
import { codeAt, firstStep } from './second-steps.ts';

/** The bytes that a text in base32 stands for. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** A code that the app does not show at a moment. */
export const codeNotAt = (secret: Buffer, now: Date): string =>
  codeAt(secret, now) === '000000' ? '111111' : '000000';

/**
 * Sets the second step up as a page does.
 * @param code what the page asks for besides the password. @returns what the app makes its codes of, and the codes to write down.
 */
export async function setUpSecondStep({ clock }: Pick<TestEnvironment, 'clock'>, person: Person, code = '') {
  const begun = await person.call(beginSecondFactor, { body: { oldPassword: person.password, code } });
  const secret = fromBase32(begun.data.secret);
  const confirmed = await person.call(confirmSecondFactor, { body: { code: codeAt(secret, clock.now()) } });
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** Logs in with the password, and then with a code. */
export const logInWithCode = async (
  { world }: Pick<TestEnvironment, 'world'>,
  person: Person,
  code: string,
) => world.anyone.call(finishLogin, { body: { challenge: await firstStep({ world }, person), code } });
