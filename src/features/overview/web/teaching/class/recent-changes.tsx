import { listRemovedStudents } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { listSchoolYears } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_REMOVAL } from '#features/classes/core/class-limits.ts';
import { listMerges } from '#features/merges/contract/merge-students.ts';
import { listResets } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { ErrorState } from '#platform/ui/web/error-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
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
  const of = { params: { id: schoolClass.id } };
  const removed = useEndpointQuery(listRemovedStudents, of, { refetchOnMount: 'always' });
  const reset = useEndpointQuery(listResets, of, { refetchOnMount: 'always', enabled: schoolClass.mayReset });
  const started = useEndpointQuery(listSchoolYears, {}, { refetchOnMount: 'always' });
  const merged = useEndpointQuery(listMerges, of, {
    refetchOnMount: 'always',
    enabled: schoolClass.mayReset,
  });
  const failed = [removed, reset, started, merged].find(({ error }) => error !== null);
  if (failed?.error)
    return (
      <ErrorState
        problem={failed.error.problem}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    );
  const changes = changesOf({
    removed: removed.data?.students ?? [],
    resets: reset.data?.students ?? [],
    merges: merged.data?.students ?? [],
  });
  const years = (started.data?.years ?? []).filter((year) => concerns(year, schoolClass));
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
              asOf={started.dataUpdatedAt}
              {...(onClassChanged && { onUndone: onClassChanged })}
            />
          ))}
          {changes.map((change) => (
            <ChangeRow
              key={keyOf(change)}
              change={change}
              schoolClass={schoolClass}
              asOf={Math.max(removed.dataUpdatedAt, reset.dataUpdatedAt, merged.dataUpdatedAt)}
            />
          ))}
        </Stack>
      </Card>
    </Section>
  );
}
