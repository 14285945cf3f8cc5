import { IconBell } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { acceptCoTeacherInvite, rejectCoTeacherInvite } from '#features/classes/contract/co-teachers.ts';
import {
  acceptTeacherInvitation,
  declineTeacherInvitation,
  declineTeacherInvitations,
} from '#features/classes/contract/teacher-invitations.ts';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import { listNotes, type NoteRow } from '#features/overview/contract/worklist.ts';
import { noteLink } from '#features/overview/web/public.tsx';
import {
  answerWithdrawal,
  confirmParent,
  endParentLink,
  restoreParentLink,
} from '#features/parents/contract/student-family.ts';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import { Menu, type MenuItem } from '#platform/ui/web/menu.tsx';
import styles from './bell.module.css';

/** What waits for a teacher and is about no roster: how much of it, and the way to each. */
export function Bell() {
  const notes = useNotes();
  return (
    <Menu
      label={notes.length === 0 ? NONE : `Notifications, ${notes.length} new`}
      items={itemsOf(notes)}
      {...(notes.length === 0 && { head: <p>{NONE}</p> })}
      face={
        <span className={styles.bell}>
          <IconBell size={22} aria-hidden />
          {notes.length > 0 && (
            <span className={styles.count} aria-hidden="true">
              {notes.length > 9 ? '9+' : notes.length}
            </span>
          )}
        </span>
      }
    />
  );
}

const NONE = 'No notifications';
/** Notes that are listed; home has all of them. */
const AT_MOST = 7;

function itemsOf(notes: readonly NoteRow[]): MenuItem[] {
  const rest = notes.length - AT_MOST;
  const home = {
    ...linkTo(teacherHome),
    label: 'Home',
    about: rest > 0 ? `${rest} more, and who needs you` : 'who needs you',
  };
  return [...notes.slice(0, AT_MOST).map(noteLink), ...(notes.length > 0 ? ['line' as const] : []), home];
}

/** What makes a note go or shrink. */
const ANSWERS = new Set<unknown>(
  [
    acceptTeacherInvitation,
    declineTeacherInvitation,
    declineTeacherInvitations,
    acceptCoTeacherInvite,
    rejectCoTeacherInvite,
    scoreEssay,
    confirmParent,
    endParentLink,
    restoreParentLink,
    answerWithdrawal,
  ].map(({ name }) => name),
);

/** The notes without those that were put away; read again on each screen, and when one of them was answered. */
function useNotes(): readonly NoteRow[] {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: endpointKey(listNotes) });
    const ends = [
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) refresh();
      }),
      queryClient.getMutationCache().subscribe((event) => {
        const isDone = event.type === 'updated' && event.action.type === 'success';
        if (isDone && ANSWERS.has(event.mutation.options.mutationKey?.[0])) refresh();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queryClient, router]);
  return useEndpointQuery(listNotes, {}).data?.rows ?? [];
}
