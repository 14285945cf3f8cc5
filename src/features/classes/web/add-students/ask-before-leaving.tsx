import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';

/** Asks before the passwords are left unprinted; what was printed once may be left. */
export function AskBeforeLeaving() {
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
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>The passwords are not shown again. You would have to give each student a new one.</p>
    </ConfirmDialog>
  );
}
