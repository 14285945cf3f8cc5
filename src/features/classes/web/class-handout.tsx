import { Suspense } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { PrintSheet } from '#platform/ui/web/print-sheet.tsx';
import styles from './class-handout.module.css';
import { joinAddress, joinLink } from './join-address.ts';

const QrCode = lazyPart(async () => (await import('#platform/ui/web/qr-code.tsx')).QrCode);

/** Slips on a sheet of paper: two columns of three. */
const SLIPS = ['1', '2', '3', '4', '5', '6'] as const;

interface ClassHandoutProps {
  readonly className: string;
  readonly classCode: string;
}

/** A button that prints slips to cut out, one for each student: how to join the class. */
export const ClassHandout = (handout: ClassHandoutProps) => (
  <>
    <PrintButton label="Print slips for students" />
    <PrintSheet>
      <div className={styles.slips}>
        {SLIPS.map((slip) => (
          <Slip key={slip} {...handout} />
        ))}
      </div>
    </PrintSheet>
  </>
);

const Slip = ({ className, classCode }: ClassHandoutProps) => (
  <section className={styles.slip}>
    <h2>Join {className}</h2>
    <div className={styles.ways}>
      <ol>
        <li>
          Go to <b>{joinAddress()}</b>
        </li>
        <li>
          Type <b className={styles.code}>{classCode}</b>
        </li>
      </ol>
      <Suspense>
        <div className={styles.qr}>
          <QrCode text={joinLink(classCode)} label="QR code that opens the join page" />
        </div>
      </Suspense>
    </div>
    <p className={styles.username}>My username</p>
  </section>
);
