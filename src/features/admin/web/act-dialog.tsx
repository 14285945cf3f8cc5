import type { AdminAccount } from '../contract/people.ts';
import { nameOfAccount } from '../core/account-words.ts';
import { AccountDialog, type SimpleAct } from './account-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ImpersonateDialog } from './impersonate-dialog.tsx';
import { ParentsDialog } from './parents-dialog.tsx';

/** What an admin can do with an account. */
export type Act = SimpleAct | 'download' | 'erase' | 'impersonate' | 'parents';

export interface Asking {
  readonly act: Act;
  readonly account: AdminAccount;
}

/** The dialog of an act. */
export function ActDialog({ act, account, onClose }: Asking & { readonly onClose: () => void }) {
  if (act === 'download') return <DownloadDialog account={account} onClose={onClose} />;
  if (act === 'erase') return <EraseDialog account={account} onClose={onClose} />;
  if (act === 'impersonate') return <ImpersonateDialog account={account} onClose={onClose} />;
  if (act === 'parents')
    return <ParentsDialog studentId={account.userId} name={nameOfAccount(account)} onClose={onClose} />;
  return <AccountDialog act={act} account={account} onClose={onClose} />;
}
