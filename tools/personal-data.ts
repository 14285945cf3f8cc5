import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { personalTables } from '#app/server/personal-tables.ts';
import {
  type ColumnClass,
  isErased,
  type PersonalTable,
} from '#platform/personal-data/server/personal-table.ts';

/** Draws what becomes of every column into docs/personal-data.md, from the lists that export and erasure go by. */
export const PAGE = join(import.meta.dirname, '../docs/personal-data.md');

const HEAD = `# What is kept about a person

Drawn by \`npm run docs:personal-data\` from the lists that export and erasure go by (decision 48). An export for a teacher has no column
that is marked "not to teachers", and one for a parent neither those nor what is marked "not to parents".
`;

export const personalDataPage = (): string =>
  [HEAD, ...personalTables.filter(isAboutPeople).map(section), nobody()].join('\n');

const isAboutPeople = ({ whose }: PersonalTable): boolean => whose.length > 0;

const section = (table: PersonalTable): string =>
  [
    `## ${table.name}`,
    `${table.holds} At erasure its rows ${isErased(table) ? 'are deleted' : 'stay'}.\n`,
    ...[...Map.groupBy(Object.entries(table.columns), ([, column]) => wordsOf(column))].map(
      ([words, columns]) => `- ${words}: ${columns.map(([name]) => `\`${name}\``).join(', ')}`,
    ),
    '',
  ].join('\n');

const EXPORTED = {
  'to-all': 'Exported',
  'not-to-parents': 'Exported, but not to parents',
  'not-to-teachers': 'Exported, but not to teachers',
  never: 'Not exported',
} as const;

const wordsOf = ({ exported, because }: ColumnClass): string =>
  because === undefined ? EXPORTED[exported] : `${EXPORTED[exported]} (${because.replace(/\.$/, '')})`;

const nobody = (): string =>
  [
    '## About nobody\n',
    ...personalTables
      .filter((table) => !isAboutPeople(table))
      .map(({ name, holds }) => `- \`${name}\`: ${holds}`),
    '',
  ].join('\n');

if (import.meta.main) await writeFile(PAGE, personalDataPage());
