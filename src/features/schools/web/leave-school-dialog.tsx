import { useActor } from '#features/accounts/web/public.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import type { School } from '../contract/fields.ts';
import { useChooseSchool } from './find/use-choose-school.ts';

interface LeaveSchoolDialogProps {
  readonly school: School;
  readonly confirmed: boolean;
  readonly onLeft: () => void;
  readonly onClose: () => void;
}

/** Asks before a teacher is at no school: what was confirmed has to be confirmed again. */
export function LeaveSchoolDialog({ school, confirmed, onLeft, onClose }: LeaveSchoolDialogProps) {
  const { userId } = useActor();
  const { choose, under, problem } = useChooseSchool(userId, () => {
    announce('You are at no school now.');
    onLeft();
  });
  return (
    <ConfirmDialog
      open
      title={`Leave ${school.name}?`}
      confirmLabel="Leave the school"
      pending={under !== null}
      onConfirm={() => choose(0)}
      onCancel={onClose}
    >
      <p>
        Your classes and your students stay as they are.{' '}
        {confirmed
          ? 'If you choose the school again, somebody has to confirm you again.'
          : 'You can choose a school again at any time.'}
      </p>
      <ProblemNote words={problem} />
    </ConfirmDialog>
  );
}
