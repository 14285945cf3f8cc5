import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { countNotes } from '#features/overview/contract/worklist.ts';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import { count } from '#platform/ui/web/figures.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import styles from './bell.module.css';

/** How many notes wait on the teacher's home, where they are. */
export function Bell() {
  const notes = useNotes();
  return (
    <LinkButton
      {...linkTo(teacherHome)}
      variant="quiet"
      label={notes === 0 ? 'No notes' : count(notes, 'note')}
    >
      <span className={styles.bell}>
        <IconBell size={22} aria-hidden />
        {notes > 0 && (
          <span className={styles.count} aria-hidden="true">
            {notes > 9 ? '9+' : notes}
          </span>
        )}
      </span>
    </LinkButton>
  );
}

/** Rows of the home page about essays, requests and corrected keys, without those that were put away; read again on each screen. */
function useNotes(): number {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) void queryClient.invalidateQueries({ queryKey: endpointKey(countNotes) });
      }),
    [queryClient, router],
  );
  return useEndpointQuery(countNotes, {}).data?.notes ?? 0;
}
