import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { eraseAccount } from '../../contract/account-data.ts';
import { readMail } from '../../contract/mails.ts';
import { addSuffix, removeSuffix } from '../../contract/suffixes.ts';
import { takeClassesOf } from './classes-queries.ts';
import { writeTestMail } from './write-test-mail.ts';

export const samples: SliceSamples = {
  endpoints: [
    { endpoint: addSuffix, fields: () => ({ suffix: '.k5' }) },
    { endpoint: removeSuffix, fields: () => ({ suffix: '.k5' }) },
    {
      endpoint: eraseAccount,
      fields: ({ owner }) => ({ typedUsername: owner.username }),
      // Everybody else has work or classes that are guarded, and stays.
      prepare: ({ environment, owner, rooms }) =>
        takeClassesOf(environment.database.db, owner.id, rooms.at(-1)?.teacher.id ?? 0),
    },
    {
      endpoint: readMail,
      fields: async ({ owner, environment }) => ({ id: await writeTestMail(environment, { to: owner }) }),
    },
  ],
};
