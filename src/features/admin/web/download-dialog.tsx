import { useDownload } from '#platform/personal-data/web/use-download.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { exportAccount } from '../contract/account-data.ts';
import type { AdminAccount } from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';

interface DownloadDialogProps {
  readonly account: AdminAccount;
  readonly onClose: () => void;
}

/** Says what is in the file of a person before it is made. */
export function DownloadDialog({ account, onClose }: DownloadDialogProps) {
  const { download, pending, problem } = useDownload(exportAccount);
  const confirm = async () => {
    if (await download({ body: { userId: account.userId } })) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Download the data of ${nameOfAccount(account)}?`}
      confirmLabel="Download"
      pending={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        The file holds everything that is kept about this person, private notes too. Give it to the person or
        the family, and keep no copy. The download is recorded.
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
    </ConfirmDialog>
  );
}
