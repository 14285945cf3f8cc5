import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { login, logout } from '../core/addresses.ts';

/** A session that ends, or is ended, leads there: nothing may hold it up. */
const NEVER_HELD: readonly string[] = [login.path, logout.path];

/** Asks before a person leaves a form in which something is changed and not saved. */
export function LeaveGuard({ changed }: { readonly changed: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => changed && !NEVER_HELD.includes(next.pathname),
    enableBeforeUnload: changed,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      danger
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>What you changed here is not saved yet.</p>
    </ConfirmDialog>
  );
}
