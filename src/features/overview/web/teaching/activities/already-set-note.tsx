import { useActor } from '#features/accounts/web/public.tsx';
import { listActivities } from '#features/activities/contract/teaching.ts';
import type { ActivityView } from '#features/activities/contract/views.ts';
import { activityName } from '#features/activities/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { activityPage } from '#platform/screens/core/staff-addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { ActivityDraft } from './activity-draft.ts';
import { alreadySet } from './already-set.ts';

const IS_THERE: Readonly<Record<ActivityView['type'], string>> = {
  PASSAGE: ' is assigned. You can change its due date.',
  FIXED_WEEKLY: ' is set. Change that goal, or cancel it first.',
  ASSESSMENT: ' is assigned. You can change its due date.',
  LOCAL_COMPETITION: ' is set already. The class can take part in another one, too.',
  GLOBAL_COMPETITION: ' is set already.',
};

/** Says, as soon as type and classes are chosen, what a class has already, so that nothing more is filled in for it. */
export function AlreadySet({ draft }: { readonly draft: ActivityDraft }) {
  const { userId } = useActor();
  const query = useEndpointQuery(listActivities, { params: { id: userId }, query: { tab: '1' } });
  const found = alreadySet(draft, query.data?.activities ?? []);
  if (found.length === 0) return null;
  return (
    <Note title="Already there">
      {found.map((one) => (
        <p key={one.activityId}>
          {one.className}:{' '}
          <TextLink {...linkTo(activityPage, { id: one.activityId })}>{activityName(one)}</TextLink>
          {IS_THERE[one.type]}
        </p>
      ))}
    </Note>
  );
}
