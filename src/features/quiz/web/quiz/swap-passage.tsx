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
  /** A teacher assigned it: it waits on the home again. */
  readonly assigned?: boolean;
}

const WORDS = {
  chosen: {
    act: 'Choose another passage',
    title: 'Choose another passage?',
    confirm: 'Choose another',
    what: 'You have not answered anything here yet, so nothing is lost.',
  },
  assigned: {
    act: 'Read something else first',
    title: 'Read something else first?',
    confirm: 'Read something else',
    what: 'This passage stays on your home page until it is due.',
  },
} as const;

/** A way back to the choice, before the first answer: a text that a child does not want is not read well. */
export function SwapPassage({ attemptId, left, assigned = false }: SwapPassageProps) {
  const words = WORDS[assigned ? 'assigned' : 'chosen'];
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
    <div className={assigned ? undefined : styles.swap}>
      <Button
        variant={assigned ? 'secondary' : 'quiet'}
        icon={<IconRefresh size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {words.act}
      </Button>
      {trouble !== null && (
        <Note role="alert" onClose={() => setTrouble(null)}>
          {trouble}
        </Note>
      )}
      <ConfirmDialog
        open={open}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel="Keep this one"
        pending={pending}
        onConfirm={() => void swap()}
        onCancel={() => setOpen(false)}
      >
        {words.what} You can do this {left === 1 ? 'once more today' : `${left} more times today`}.
      </ConfirmDialog>
    </div>
  );
}
