import { idOf } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { generateReportData, summarizeStudents } from '../../contract/summaries.ts';
import { dismissWorklistRow, restoreWorklistRow } from '../../contract/worklist.ts';

/** A row about the class of the scene. */
const row = { rowKey: 'guessing:1', state: '1:2' };

/** Some students of the class of the scene. */
const someStudents = ({ room, worker }: Scene) => ({
  studentIds: [idOf(room.members[0] ?? worker)],
  reportType: 'student_summary',
});

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
    { endpoint: summarizeStudents, fields: someStudents },
    { endpoint: generateReportData, fields: someStudents },
  ],
};
