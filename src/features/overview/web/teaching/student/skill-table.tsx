import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { studentProfileData } from '../../../contract/endpoints.ts';
import type { SkillSummary } from '../../../contract/views.ts';
import { isEnoughToShow, skillToTry } from '../../../core/skill-to-try.ts';
import { rightInWords, SKILL_WORDS } from '../../progress/skill-words.ts';
import { ShareBar } from './share-bar.tsx';
import styles from './skill-table.module.css';

interface SkillTableProps {
  readonly studentId: number;
  readonly name: string;
}

/** The skills of a student in a sentence and a table. */
export function SkillTable({ studentId, name }: SkillTableProps) {
  const query = useEndpointQuery(studentProfileData, { params: { id: studentId }, body: {} });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={9} columns={4} />}>
      {({ skills }) => <Skills name={name} skills={skills} />}
    </QueryState>
  );
}

interface SkillRow {
  readonly type: string;
  readonly name: string;
  readonly group: string;
  readonly askedCount: number;
  readonly rightCount: number;
}

const nameOf = (type: string): string =>
  (SKILL_WORDS as Readonly<Record<string, { readonly name: string }>>)[type]?.name ?? type;

/** Every skill that was asked about, with the group it is in. */
export const rowsOf = (skills: readonly SkillSummary[]): SkillRow[] =>
  skills.flatMap(({ type: group, skillsOfGroup }) =>
    skillsOfGroup.map((count) => ({ ...count, group, name: nameOf(count.type) })),
  );

function Skills({ name, skills }: { readonly name: string; readonly skills: readonly SkillSummary[] }) {
  const rows = rowsOf(skills);
  const weakest = skillToTry(rows);
  return (
    <>
      {rows.length > 0 && (
        <p className={styles.sentence}>
          {weakest
            ? `To practice next: ${weakest.name.toLowerCase()}, ${rightInWords(weakest)}.`
            : 'Nothing stands out yet.'}{' '}
          <span className={styles.quiet}>
            All finished quizzes; answers too fast to count are left out. A share is shown from 5 answers on.
          </span>
        </p>
      )}
      <DataTable
        caption={`Skills of ${name}`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ type }) => type}
        start={{ column: 'share', direction: 'ascending' }}
        empty={
          <EmptyState title="No answers yet">
            After the first quizzes you see here which skills are strong and which one to practice.
          </EmptyState>
        }
      />
    </>
  );
}

const shareOf = (row: SkillRow): number | null =>
  isEnoughToShow(row) ? row.rightCount / row.askedCount : null;

const COLUMNS: readonly Column<SkillRow>[] = [
  { id: 'name', header: 'Skill', cell: ({ name }) => name, sort: ({ name }) => name, rowHeader: true },
  { id: 'group', header: 'Group', cell: ({ group }) => group, sort: ({ group }) => group },
  {
    id: 'share',
    header: 'Right',
    cell: (row) => {
      const share = shareOf(row);
      return share === null ? <Unknown /> : <ShareBar share={share} />;
    },
    sort: shareOf,
  },
  {
    id: 'asked',
    header: 'Answers',
    cell: (row) => rightInWords(row),
    sort: ({ askedCount }) => askedCount,
    align: 'right',
  },
];
