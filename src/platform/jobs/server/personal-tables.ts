import { notExported, notForTeachers, personalTable } from '#platform/personal-data/server/personal-table.ts';

const ASKED = notForTeachers('It is what its person asked the service for.');
const PROGRESS = notExported('It is of use to the queue alone, and expires.');

export const jobsTables = [
  personalTable('job_runs', {
    holds: 'Long work that the person asked the service for.',
    whose: ['owner_user_id'],
    columns: {
      id: ASKED,
      name: ASKED,
      owner_user_id: ASKED,
      progress: PROGRESS,
      result: PROGRESS,
      created_at: ASKED,
      expires_at: ASKED,
    },
  }),
];
