import { IconRefresh } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { swapPassage } from '../../contract/swap-passage.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import styles from './quiz-desk.module.css';

interface SwapPassageProps {
  readonly attemptId: number;
  /** How often today, with this time. */
  readonly left: number;
}

/** A way back to the choice, before the first answer: a text that a child does not want is not read well. */
export function SwapPassage({ attemptId, left }: SwapPassageProps) {
  const outbox = useOutbox();
  const navigate = useNavigate();
  const { send, pending } = useEndpointMutation(swapPassage);
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const swap = async () => {
    const swapped = await send({ body: { attemptId } });
    setOpen(false);
    if (!swapped.ok) return setTrouble(swapped.problem.detail);
    outbox.dropQuiz();
    void navigate({ ...linkTo(studentHome), replace: true });
  };
  return (
    <div className={styles.swap}>
      <Button variant="quiet" icon={<IconRefresh size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Choose another passage
      </Button>
      {trouble !== null && (
        <Note role="alert" onClose={() => setTrouble(null)}>
          {trouble}
        </Note>
      )}
      <ConfirmDialog
        open={open}
        title="Choose another passage?"
        confirmLabel="Choose another"
        cancelLabel="Keep this one"
        pending={pending}
        onConfirm={() => void swap()}
        onCancel={() => setOpen(false)}
      >
        You have not answered anything here yet, so nothing is lost. You can do this{' '}
        {left === 1 ? 'once more today' : `${left} more times today`}.
      </ConfirmDialog>
    </div>
  );
}
