import { listRemovedStudents } from '#features/classes/contract/class-members.ts';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { listMerges } from '#features/merges/contract/merge-students.ts';
import { listResets } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';

interface RecentChangesLinkProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'mayReset'>;
}

/** From the students of a class to what can be undone: who was removed, has moved, has started over, or had two accounts lately; nothing where there is none. */
export function RecentChangesLink({ schoolClass: { id, mayReset } }: RecentChangesLinkProps) {
  const of = { params: { id } };
  const removed = useEndpointQuery(listRemovedStudents, of, { refetchOnMount: 'always' });
  const reset = useEndpointQuery(listResets, of, { refetchOnMount: 'always', enabled: mayReset });
  const merged = useEndpointQuery(listMerges, of, { refetchOnMount: 'always', enabled: mayReset });
  const removals = removed.data?.students ?? [];
  const startedOver = reset.data?.students.length ?? 0;
  const words = [
    ...changesInWords(removals.filter(({ movedTo }) => !movedTo).length, 'removed'),
    ...changesInWords(removals.filter(({ movedTo }) => movedTo).length, 'moved'),
    ...changesInWords(startedOver, 'started over'),
    ...changesInWords(merged.data?.students.length ?? 0, 'merged with a second account'),
  ];
  if (words.length === 0) return null;
  return (
    <p>
      Recently changed: {words.join(', ')}.{' '}
      {startedOver > 0 && 'Work from before starting over is not counted here. '}
      <TextLink {...linkTo(classSettingsPage, { id })}>See and undo</TextLink>
    </p>
  );
}

const changesInWords = (students: number, what: string): readonly string[] =>
  students === 0 ? [] : [`${count(students, 'student')} ${what}`];
