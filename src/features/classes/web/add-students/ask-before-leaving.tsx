import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';

interface AskBeforeLeavingProps {
  /** What is lost, and how it is had again. */
  readonly words: string;
}

/** Asks before cards are left unprinted; what was printed once may be left. */
export function AskBeforeLeaving({ words }: AskBeforeLeavingProps) {
  const printed = useRef(false);
  useEffect(() => {
    const note = () => {
      printed.current = true;
    };
    window.addEventListener('afterprint', note);
    return () => window.removeEventListener('afterprint', note);
  }, []);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => !printed.current,
    enableBeforeUnload: () => !printed.current,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without printing the cards?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      prefersCancel
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{words}</p>
    </ConfirmDialog>
  );
}
