import { about, notExported, personalTable } from '#platform/personal-data/server/personal-table.ts';

export const overviewTables = [
  personalTable('worklist_dismissals', {
    holds: 'A row that the person put away from the list of the home page.',
    whose: ['teacher_id'],
    columns: {
      teacher_id: about,
      row_key: about,
      state: notExported('It holds numbers of students. That of a student who is erased is taken out.'),
      dismissed_at: about,
    },
  }),
];
