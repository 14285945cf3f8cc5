import { IconPresentation } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import { isCodeOpen } from './class-code-card.tsx';
import styles from './class-code-chip.module.css';
import { joinAddress, joinLink } from './join-address.ts';

const QrCode = lazyPart(async () => (await import('#platform/ui/web/qr-code.tsx')).QrCode);

/** The code of a class as a small button, which shows it large enough for the last row of the room. */
export function ClassCodeChip({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const [open, setOpen] = useState(false);
  const [lookedAt] = useState(() => Date.now());
  if (!isCodeOpen(schoolClass, lookedAt)) return null;
  return (
    <>
      <Button
        icon={<IconPresentation size={20} aria-hidden />}
        aria-label={`Code ${schoolClass.classCode}`}
        onClick={() => setOpen(true)}
      >
        <span className={styles.word}>Code</span>
        <span className={styles.chip}>{schoolClass.classCode}</span>
      </Button>
      <Dialog
        open={open}
        title={`Join ${schoolClass.name}`}
        wide
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <div className={styles.ways}>
          <div className={styles.typed}>
            <ol className={styles.steps}>
              <li>
                Go to <strong className={styles.address}>{joinAddress()}</strong>
              </li>
              <li>Type this code:</li>
            </ol>
            <p className={styles.code}>{schoolClass.classCode}</p>
          </div>
          <div className={styles.scan}>
            <p>Or scan this with a tablet:</p>
            <Suspense fallback={<div className={styles.qr} />}>
              <div className={styles.qr}>
                <QrCode
                  text={joinLink(schoolClass.classCode ?? '')}
                  label="QR code that opens the join page"
                />
              </div>
            </Suspense>
          </div>
        </div>
      </Dialog>
    </>
  );
}
