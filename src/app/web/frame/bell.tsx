import { IconBell } from '@tabler/icons-react';
import { listTeacherInvitations } from '#features/classes/contract/teacher-invitations.ts';
import { essaysWaiting } from '#features/essays/contract/endpoints.ts';
import { keyCorrectionNotes } from '#features/item-bank/contract/key-corrections.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
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

/** Each corrected key is a note; essays and requests are one each, however many wait. */
function useNotes(): number {
  const corrections = useEndpointQuery(keyCorrectionNotes, {}).data?.corrections.length ?? 0;
  const requests = useEndpointQuery(listTeacherInvitations, {}).data;
  const essays = useEndpointQuery(essaysWaiting, {}).data?.classes.length ?? 0;
  const asking = requests ? requests.invitations.length + requests.more : 0;
  return corrections + Number(asking > 0) + Number(essays > 0);
}
