import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { listRecentChanges } from '../../../contract/recent-changes.ts';

interface RecentChangesLinkProps {
  readonly schoolClass: Pick<TeacherClass, 'id'>;
}

/** From the students of a class to what can be undone: who was removed, has moved, has started over, or had two accounts lately; nothing where there is none. */
export function RecentChangesLink({ schoolClass: { id } }: RecentChangesLinkProps) {
  const { data } = useEndpointQuery(
    listRecentChanges,
    { query: { classId: id } },
    { refetchOnMount: 'always' },
  );
  const { removed = [], resets = [], merges = [] } = data?.classes[0] ?? {};
  const words = [
    ...changesInWords(removed.filter(({ movedTo }) => !movedTo).length, 'removed'),
    ...changesInWords(removed.filter(({ movedTo }) => movedTo).length, 'moved'),
    ...changesInWords(resets.length, 'started over'),
    ...changesInWords(merges.length, 'merged with a second account'),
  ];
  if (words.length === 0) return null;
  return (
    <p>
      Recently changed: {words.join(', ')}.{' '}
      {resets.length > 0 && 'Work from before starting over is not counted here. '}
      <TextLink {...linkTo(classSettingsPage, { id })}>See and undo</TextLink>
    </p>
  );
}

const changesInWords = (students: number, what: string): readonly string[] =>
  students === 0 ? [] : [`${count(students, 'student')} ${what}`];
