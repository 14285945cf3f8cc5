import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Refusal } from '#platform/endpoint/server/refusal.ts';
import { usernameFault, usernameFaultMessage } from '../core/username.ts';
import type { AccountServices } from './accounts.ts';
import { type AccountForm, type MadeAccount, makeAccount } from './make-account.ts';
import { refusedField } from './refused-field.ts';

/** What is given of an admin. */
export type AdminForm = Pick<AccountForm, 'username' | 'password' | 'firstName' | 'lastName' | 'timezone'>;

/** Makes an admin. No call does this: it takes a command on the server's own machine. */
export async function createAdmin(
  services: Pick<AccountServices, 'db' | 'passwords'>,
  form: AdminForm,
  now: Date,
): Promise<MadeAccount | Refusal<'refused-field'>> {
  const fault = usernameFault(form.username);
  if (fault) {
    return refusedField('username', fault, usernameFaultMessage[fault]);
  }
  const rest = {
    registerAs: 'teacher',
    email: null,
    ref: null,
    keysApprovedAt: null,
    network: 'the operator',
  } as const;
  return makeAccount(
    services,
    { ...form, ...rest, role: 'admin' },
    now,
    async (tx, userId): Promise<Refusal<'refused-field'> | null> => {
      await recordAct(tx, { act: 'create-admin', by: null, about: userId }, now);
      return null;
    },
  );
}
