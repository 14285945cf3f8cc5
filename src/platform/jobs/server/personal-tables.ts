import {
  notExported,
  notForTeachers,
  personalTable,
  tableAboutNobody,
} from '#platform/personal-data/server/personal-table.ts';

const ASKED = notForTeachers('It is what its person asked the service for.');
const ABOUT_OTHERS = notExported(
  'It says that somebody else asked for a document, whose figures are in the other tables.',
);
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
      input_hash: PROGRESS,
    },
  }),
  personalTable('job_people', {
    holds: 'A document that tells of the person, as long as the one who asked for it can fetch it.',
    whose: ['user_id'],
    columns: { user_id: ABOUT_OTHERS, job_id: ABOUT_OTHERS },
  }),
  tableAboutNobody(
    'job_files',
    'It is a document whose figures are in the other tables; it goes with the job, at the latest after seven days, and at once when the one who asked or one whom it tells of is erased.',
    ['job_id', 'name', 'media_type', 'content'],
  ),
];
