import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listRecentChanges } from '../../../contract/recent-changes.ts';
import { ChangeRow } from './change-row.tsx';
import { changesOf, keyOf } from './changes-of.ts';
import { concerns, YearChange } from './year-change.tsx';

interface RecentChangesProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone' | 'mayReset'>;
  /** The class itself is as it was before. */
  readonly onClassChanged?: () => void;
}

/** What teachers did lately and the one who looks can undo, the last first; nothing where there is none. */
export function RecentChanges({ schoolClass, onClassChanged }: RecentChangesProps) {
  const query = useEndpointQuery(
    listRecentChanges,
    { query: { classId: schoolClass.id } },
    { refetchOnMount: 'always' },
  );
  if (query.error)
    return (
      <ErrorState
        problem={query.error.problem}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const changes = changesOf(query.data?.classes[0] ?? { removed: [], resets: [], merges: [] });
  const years = (query.data?.years ?? []).filter((year) => concerns(year, schoolClass));
  if (changes.length + years.length === 0) return null;
  const rules = [
    ...(years.length > 0 ? ['a new school year as far as nothing has been changed since'] : []),
    changes.some(({ kind }) => kind === 'moved')
      ? 'a removal or a move until the student next joins a class'
      : 'a removal until the student joins another class',
    ...(schoolClass.mayReset ? ['starting over until the new pretest begins'] : []),
    ...(changes.some(({ kind }) => kind === 'merged')
      ? ['a merge of two accounts until the student starts over']
      : []),
  ];
  return (
    <Section
      title="Recently changed"
      lead={`You can undo this for ${DAYS_TO_UNDO_REMOVAL} days: ${rules.join(', ')}. All work is kept.`}
    >
      <Card>
        <Stack as="ul" gap={12}>
          {years.map((year) => (
            <YearChange
              key={`year ${year.yearId}`}
              year={year}
              asOf={query.dataUpdatedAt}
              {...(onClassChanged && { onUndone: onClassChanged })}
            />
          ))}
          {changes.map((change) => (
            <ChangeRow
              key={keyOf(change)}
              change={change}
              schoolClass={schoolClass}
              asOf={query.dataUpdatedAt}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
