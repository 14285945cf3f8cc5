import { randomUUID } from 'node:crypto';
import type { CastObject } from '#app/server/testing/authorisation/cast.ts';
import type { Samples } from '#app/server/testing/requests/example-value.ts';
import { type Company, idOf } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { logIn } from '../../contract/endpoints.ts';
import { chooseForgottenPassword, readPasswordLink } from '../../contract/forgotten-password.ts';
import { beginHandOff, finishHandOff } from '../../contract/hand-off.ts';
import { beginImpersonation } from '../../contract/impersonation.ts';
import { updateUser, updateUserSettings, updateUserSettingsOnly } from '../../contract/own-profile.ts';
import { changeOwnSettings, deleteOwnSettings } from '../../contract/own-settings.ts';
import { proveAgain } from '../../contract/prove-again.ts';
import { finishConnecting, finishProviderLogin } from '../../contract/provider-logins.ts';
import {
  confirmSecondFactor,
  finishLogin,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '../../contract/second-factor.ts';
import { selectProfile } from '../own-profile-queries.ts';
import { comeBackToConnect, comeBackToLogIn } from './come-back.ts';
import { makePasswordLink } from './make-password-link.ts';
import { UNDER13_ORIGIN } from './providers-env.ts';
import { logInWithPassword, showCode, showNewCode, waitForCode } from './second-steps.ts';

/** What the people of the world have at first, and another one. */
const OTHER_PASSWORD = { newPassword: 'seven quiet otters', confirmPassword: 'seven quiet otters' };
const OWN_PASSWORDS = {
  student: { oldPassword: 'otter river 27', ...OTHER_PASSWORD },
  teacher: { oldPassword: 'quiet library 12', ...OTHER_PASSWORD },
  admin: { oldPassword: 'morning shelf 30', ...OTHER_PASSWORD },
};

/** A person as they are: an update that is right for everyone. */
async function themselves({ userId, environment: { database } }: Scene): Promise<Samples> {
  const profile = await selectProfile(database.db, userId ?? 0);
  if (!profile) return {};
  const { username, email, first_name: firstName, last_name: lastName } = profile;
  return { username, email, firstName, lastName };
}

/** The session of a student on its way to the domain for children under 13; nothing of use where there is one domain. */
async function handedOver({ workers: [first] }: Scene): Promise<Samples> {
  const begun = await first.student.call(beginHandOff, {});
  if (begun.status !== 200 || begun.data.address === null) return {};
  const code = new URL(begun.data.address).searchParams.get('token') ?? '';
  return { code, host: new URL(UNDER13_ORIGIN).hostname };
}

const account = (label: string, id: number, admin: Company['admin']): CastObject => ({
  kind: 'person',
  label: `the account of ${label}`,
  id,
  standing: { self: [id], admin: [admin.id] },
});

const objects = ({ rooms, owner, admin, workers: [first] }: Company): CastObject[] => [
  ...rooms.map(
    ({ teacher }): CastObject => ({
      kind: 'teacher',
      label: `teacher ${teacher.username}`,
      id: teacher.id,
      standing: { self: [teacher.id] },
    }),
  ),
  account('the owner', owner.id, admin),
  account('the first student', idOf(first), admin),
  { kind: 'teacher', label: 'a student, named as a teacher', id: idOf(first), standing: {} },
];

export const samples: SliceSamples = {
  fields: ({ userId, role, owner }) => ({
    username: `new.${randomUUID().slice(0, 8)}`,
    password: 'quiet library 12',
    ...OWN_PASSWORDS[role ?? 'student'],
    timezone: 'America/New_York',
    provider: 'school',
    teacherId: userId ?? owner.id,
  }),
  endpoints: [
    { endpoint: finishLogin, fields: waitForCode },
    { endpoint: confirmSecondFactor, fields: showNewCode },
    { endpoint: renewRecoveryCodes, fields: showCode },
    { endpoint: turnOffSecondFactor, fields: showCode },
    { endpoint: proveAgain, fields: showCode },
    { endpoint: logIn, fields: logInWithPassword },
    {
      endpoint: readPasswordLink,
      fields: async ({ owner, environment }) => ({ ...(await makePasswordLink(environment, owner)) }),
    },
    {
      endpoint: chooseForgottenPassword,
      fields: async ({ environment }) => ({
        ...(await makePasswordLink(environment, await environment.world.teacher('Forgetful'))),
      }),
    },
    { endpoint: finishHandOff, fields: handedOver },
    { endpoint: beginImpersonation, fields: () => ({ reason: 'The class code does not work.' }) },
    { endpoint: finishProviderLogin, fields: comeBackToLogIn },
    { endpoint: finishConnecting, fields: comeBackToConnect },
    { endpoint: updateUserSettingsOnly, fields: () => ({ userSettings: { reader: 'wide' } }) },
    { endpoint: changeOwnSettings, fields: () => ({ properties: { reader: 'wide' } }) },
    {
      endpoint: deleteOwnSettings,
      fields: () => ({ properties: ['reader'] }),
      prepare: async ({ workers }) => {
        for (const { student } of workers)
          await student.call(changeOwnSettings, {
            params: { id: student.id },
            body: { properties: { reader: 'wide' } as object as Record<string, never> },
          });
      },
    },
    { endpoint: updateUser, fields: themselves },
    { endpoint: updateUserSettings, fields: themselves },
  ],
  objects,
};
