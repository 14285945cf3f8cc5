import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { dismissWorklistRow, restoreWorklistRow } from '../../contract/worklist.ts';

/** A row about the class of the scene. */
const row = { rowKey: 'guessing:1', state: '1:2' };

export const samples: SliceSamples = {
  endpoints: [
    { endpoint: dismissWorklistRow, fields: () => row },
    {
      endpoint: restoreWorklistRow,
      fields: () => row,
      prepare: async ({ rooms }) => {
        for (const { teacher } of rooms) await teacher.call(dismissWorklistRow, { body: row });
      },
    },
  ],
};
