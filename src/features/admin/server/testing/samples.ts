import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { deleteSuffix, insertSuffix } from '#features/privacy/server/public.ts';
import { eraseAccount } from '../../contract/account-data.ts';
import { readMail } from '../../contract/mails.ts';
import { addSuffix, removeSuffix } from '../../contract/suffixes.ts';
import { takeClassesOf } from './classes-queries.ts';
import { writeTestMail } from './write-test-mail.ts';

const ENDING = '.k5';

export const samples: SliceSamples = {
  endpoints: [
    // Endings are everybody's: what the call before has left is not there, or is there again.
    {
      endpoint: addSuffix,
      fields: () => ({ suffix: ENDING }),
      prepare: async ({ environment: { database } }) => {
        await deleteSuffix(database.db, ENDING);
      },
    },
    {
      endpoint: removeSuffix,
      fields: () => ({ suffix: ENDING }),
      prepare: async ({ environment: { database, clock } }) => {
        await insertSuffix(database.db, ENDING, clock.now());
      },
    },
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
