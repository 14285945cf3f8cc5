import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { count } from '#platform/wording/core/figures.ts';
import {
  type AdminAccount,
  approveTeacher,
  listAccounts,
  lockAccount,
  logOutAccount,
  unlockAccount,
} from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';

/** What is asked with one dialog: yes or no. */
export type SimpleAct = 'approve' | 'lock' | 'unlock' | 'clear' | 'logOut';

const ASKED = {
  approve: { title: 'Approve', label: 'Approve', done: 'is approved' },
  lock: { title: 'Lock the account of', label: 'Lock the account', done: 'is locked' },
  unlock: { title: 'Unlock the account of', label: 'Unlock the account', done: 'can log in again' },
  clear: { title: 'Clear the wrong passwords of', label: 'Clear them', done: 'can log in again' },
  logOut: { title: 'Log out', label: 'Log out everywhere', done: 'is logged out everywhere' },
} as const;

interface AccountDialogProps {
  readonly act: SimpleAct;
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Asks before an account is approved, locked, unlocked or logged out, with what there is to know of it. */
export function AccountDialog({ act, account, onClose }: AccountDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const sends = useActs();
  const { title, label, done } = ASKED[act];
  const name = nameOfAccount(account);
  const confirm = async () => {
    const result = await sends[act](account);
    if (!result.ok) return setProblem(result.problem.detail);
    announce(`${name} ${done}.`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`${title} ${name}?`}
      confirmLabel={label}
      danger={act === 'lock'}
      pending={sends.pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Words act={act} account={account} />
      {problem !== null && <p role="alert">{problem}</p>}
    </ConfirmDialog>
  );
}

function useActs() {
  const queryClient = useQueryClient();
  const refreshes = [listAccounts];
  const approving = useEndpointMutation(approveTeacher, { refreshes });
  const locking = useEndpointMutation(lockAccount, { refreshes });
  const unlocking = useEndpointMutation(unlockAccount, { refreshes });
  const loggingOut = useEndpointMutation(logOutAccount);
  return {
    pending: approving.pending || locking.pending || unlocking.pending || loggingOut.pending,
    // The dialog has said who gave the same email address.
    approve: async ({ userId, sameEmail, email, firstName, lastName }: AdminAccount) => {
      const seen = { email, firstName, lastName };
      const result = await approving.send({ body: { userId, seen, sameEmail: sameEmail.length > 0 } });
      if (!result.ok && result.problem.code === 'account-changed')
        await queryClient.invalidateQueries({ queryKey: endpointKey(listAccounts) });
      return result;
    },
    lock: ({ userId }: AdminAccount) => locking.send({ body: { userId } }),
    unlock: ({ userId }: AdminAccount) => unlocking.send({ body: { userId } }),
    clear: ({ userId }: AdminAccount) => unlocking.send({ body: { userId } }),
    logOut: ({ userId }: AdminAccount) => loggingOut.send({ body: { userId } }),
  };
}

/** Locking ends no plan: the teacher could not end it, either. */
const lockedPays = ({ role }: AdminAccount): string =>
  role === 'teacher' && hasPlans()
    ? ' If this teacher pays for a plan, it goes on and is charged; end it at the payment service first.'
    : '';

function Words({ act, account }: { readonly act: SimpleAct; readonly account: AdminAccount }) {
  if (act === 'lock')
    return (
      <p>
        Nobody can log in to it. If somebody is logged in, they are logged out at once. Nothing is deleted.
        {lockedPays(account)}
      </p>
    );
  if (act === 'logOut')
    return (
      <p>
        This person will be logged out on every device right away. The password stays the same, and nothing is
        deleted.
      </p>
    );
  if (act === 'unlock') return <p>The person can log in again.</p>;
  if (act === 'clear')
    return <p>After too many wrong passwords the person can try again at once, on any device.</p>;
  return <ApproveWords account={account} />;
}

function ApproveWords({ account: { email, classes, sameEmail } }: { readonly account: AdminAccount }) {
  const others = sameEmail.map(
    ({ username, approved }) => `${username} (${approved ? 'approved' : 'not approved'})`,
  );
  return (
    <>
      <p>
        {email === null
          ? 'This teacher gave no email address.'
          : `Email, as the teacher gave it: ${email}. Nobody has checked that it is theirs.`}
      </p>
      <p>
        {classes.length === 0
          ? 'This teacher has no class yet.'
          : `Classes: ${classes.map(({ name, studentCount }) => `${name}, ${count(studentCount, 'student')}`).join('; ')}.`}
      </p>
      {others.length > 0 && (
        <Note tone="berry" title="Another teacher gave this email">
          {others.join(', ')}
        </Note>
      )}
      <p>
        Then this teacher sees the answer keys of the library, and students can ask for them by email address.
      </p>
    </>
  );
}
