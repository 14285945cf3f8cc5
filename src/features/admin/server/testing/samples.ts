import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { inDays } from '#features/activities/server/testing/assign-passage.ts';
import { planCompetition as insertPlannedCompetition } from '#features/activities/server/testing/plan-competition.ts';
import { insertErasureRequest } from '#features/parents/server/testing/family-queries.ts';
import { deleteSuffix, insertSuffix } from '#features/privacy/server/public.ts';
import { selectContract } from '#features/schools/server/public.ts';
import { eraseAccount } from '../../contract/account-data.ts';
import { callOffCompetition, planCompetition } from '../../contract/competitions.ts';
import { publishContract } from '../../contract/coppa-contract.ts';
import { declineErasure } from '../../contract/families.ts';
import { changeFlag } from '../../contract/flags.ts';
import { readMail } from '../../contract/mails.ts';
import { addSuffix, removeSuffix } from '../../contract/suffixes.ts';
import { takeClassesOf } from './classes-queries.ts';
import { forgetFlags } from './flags-queries.ts';
import { writeTestMail } from './write-test-mail.ts';

const ENDING = '.k5';
/** Days that are taken. */
let planned = 0;

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: changeFlag,
      // Off for all, which is new only where nobody has switched it.
      fields: () => ({ name: 'pause_downloads', roles: [] }),
      prepare: ({ environment: { database } }) => forgetFlags(database.db),
    },
    {
      endpoint: publishContract,
      fields: async ({ environment: { database } }) => {
        const after = (await selectContract(database.db))?.version ?? 0;
        return { after, words: `Version ${after + 1} of what is agreed.` };
      },
    },
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
      endpoint: planCompetition,
      // Days that no other call has taken.
      fields: ({ environment }) => {
        planned += 2;
        const day = inDays(environment, 20 + planned);
        return { startDate: day, dueDate: day };
      },
    },
    {
      endpoint: callOffCompetition,
      fields: async ({ environment }) => ({ competitionId: await insertPlannedCompetition(environment) }),
    },
    {
      endpoint: eraseAccount,
      fields: ({ owner }) => ({ typedUsername: owner.username }),
      // Everybody else has work or classes that are guarded, and stays.
      prepare: ({ environment, owner, rooms }) =>
        takeClassesOf(environment.database.db, owner.id, rooms.at(-1)?.teacher.id ?? 0),
    },
    {
      endpoint: declineErasure,
      fields: async ({ environment: { database, clock }, family: { parent, links } }) => {
        for (const studentId of links.keys())
          await insertErasureRequest(database.db, { studentId, parentUserId: parent.id, now: clock.now() });
        return {};
      },
    },
    {
      endpoint: readMail,
      fields: async ({ owner, environment }) => ({ id: await writeTestMail(environment, { to: owner }) }),
    },
  ],
};
