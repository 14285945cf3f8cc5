import { accountsTables } from '#features/accounts/server/personal-tables.ts';
import { activitiesTables } from '#features/activities/server/personal-tables.ts';
import { billingTables } from '#features/billing/server/personal-tables.ts';
import { classesTables } from '#features/classes/server/personal-tables.ts';
import { essaysTables } from '#features/essays/server/personal-tables.ts';
import { helpTables } from '#features/help/server/personal-tables.ts';
import { itemBankTables } from '#features/item-bank/server/personal-tables.ts';
import { libraryTables } from '#features/library/server/personal-tables.ts';
import { mergesTables } from '#features/merges/server/personal-tables.ts';
import { overviewTables } from '#features/overview/server/personal-tables.ts';
import { familyPage } from '#features/own-data/core/family-page.ts';
import { ownDataTables } from '#features/own-data/server/personal-tables.ts';
import { parentsTables } from '#features/parents/server/personal-tables.ts';
import { privacyTables } from '#features/privacy/server/personal-tables.ts';
import { progressTables } from '#features/progress/server/personal-tables.ts';
import { quizTables } from '#features/quiz/server/personal-tables.ts';
import { reportsTables } from '#features/reports/server/personal-tables.ts';
import { schoolsTables } from '#features/schools/server/personal-tables.ts';
import { telemetryTables } from '#features/telemetry/server/personal-tables.ts';
import { auditTables } from '#platform/audit/server/personal-tables.ts';
import { backupTables } from '#platform/backup/server/personal-tables.ts';
import { databaseTables } from '#platform/db/server/personal-tables.ts';
import { installationTables } from '#platform/installation/server/personal-tables.ts';
import { jobsTables } from '#platform/jobs/server/personal-tables.ts';
import { limitsTables } from '#platform/limits/server/personal-tables.ts';
import { mailTables } from '#platform/mail/server/personal-tables.ts';
import {
  type PersonalData,
  type PersonalTable,
  tableAboutNobody,
} from '#platform/personal-data/server/personal-table.ts';
import { sessionTables } from '#platform/session/server/personal-tables.ts';

const MARK = 'It says whether the database is a demo or a school.';

/**
 * Every table of the database with the class of each column, in the order of an export; an erasure goes the other way round, so that
 * what hangs on a row is gone before it (decision 48).
 */
export const personalTables: readonly PersonalTable[] = [
  ...accountsTables,
  ...schoolsTables,
  ...parentsTables,
  ...classesTables,
  ...quizTables,
  ...progressTables,
  ...essaysTables,
  ...itemBankTables,
  ...activitiesTables,
  ...reportsTables,
  ...mergesTables,
  ...billingTables,
  ...overviewTables,
  ...telemetryTables,
  ...helpTables,
  ...sessionTables,
  ...mailTables,
  ...jobsTables,
  ...auditTables,
  ...ownDataTables,
  ...libraryTables,
  ...privacyTables,
  ...limitsTables,
  ...installationTables,
  ...databaseTables,
  ...backupTables,
  tableAboutNobody('demo_mark', MARK, ['only_row', 'people_created_at']),
  tableAboutNobody('production_mark', MARK, ['only_row', 'marked_at']),
];

/** What export and erasure go by: every table, and what the numbers in an export mean. */
export const personalData: PersonalData = {
  tables: personalTables,
  pageOf: familyPage,
  named: [
    {
      name: 'passage_versions',
      file: 'names_of_passages',
      holds: 'The passages that the other files name by their number (passage_version_id).',
      numbers: ['passage_version_id'],
      columns: ['id', 'title', 'level'],
      notForParents: ['level'],
    },
    {
      name: 'classes',
      file: 'names_of_classes',
      holds: 'The classes that the other files name by their number (class_id).',
      numbers: ['class_id'],
      columns: ['id', 'name'],
    },
    {
      name: 'schools',
      file: 'names_of_schools',
      holds: 'The schools that the other files name by their number (school_id).',
      numbers: ['school_id'],
      columns: ['id', 'name', 'city'],
    },
  ],
};
