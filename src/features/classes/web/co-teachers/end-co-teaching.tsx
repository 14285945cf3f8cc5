import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { useEndInvite } from './use-end-invite.ts';

interface EndCoTeachingProps {
  readonly inviteId: number;
  readonly name: string;
  /** It is the co-teacher who leaves, and not the owner who removes them. */
  readonly isYou: boolean;
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name'>;
}

/** Ends that somebody co-teaches a class, after asking. */
export function EndCoTeaching({ inviteId, name, isYou, schoolClass }: EndCoTeachingProps) {
  const [open, setOpen] = useState(false);
  const { end, pending } = useEndInvite(schoolClass.id);
  const leave = useLeave();
  const act = async () => {
    if (!(await end(inviteId, isYou ? `You left ${schoolClass.name}.` : `${name} is removed.`))) return;
    setOpen(false);
    if (isYou) await leave();
    // The button that had the focus is gone with its row.
    else focusHeading();
  };
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setOpen(true)}
        aria-label={isYou ? `Leave ${schoolClass.name}` : `Remove ${name}`}
      >
        {isYou ? 'Leave' : 'Remove'}
      </Button>
      <ConfirmDialog
        open={open}
        title={isYou ? `Leave ${schoolClass.name}?` : `Remove ${name} from ${schoolClass.name}?`}
        confirmLabel={isYou ? 'Leave the class' : 'Remove'}
        cancelLabel={isYou ? 'Stay' : 'Cancel'}
        danger
        pending={pending}
        onConfirm={() => void act()}
        onCancel={() => setOpen(false)}
      >
        <p>
          {isYou ? 'You' : 'They'} no longer see this class and its students. Everything{' '}
          {isYou ? 'you' : 'they'} did here stays. {isYou ? 'The owner' : 'You'} can invite{' '}
          {isYou ? 'you' : 'them'} again.
        </p>
      </ConfirmDialog>
    </>
  );
}

/** Goes to the classes that are left; what was read of this one is forgotten. */
function useLeave() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await navigate({ ...linkTo(teacherClasses), replace: true });
    await queryClient.invalidateQueries();
  };
}
