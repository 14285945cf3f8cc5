import { Suspense } from 'react';
import { badgeEnd } from '#features/accounts/core/badge.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import { PrintSheet } from '#platform/ui/web/print-sheet.tsx';
import styles from './login-cards.module.css';
import type { PrintedCard } from './new-rows.ts';

const FOR_PARENTS = 'For parents: sign up as a parent, then type the family code.';

const QrCode = lazyPart(async () => (await import('#platform/ui/web/qr-code.tsx')).QrCode);

interface LoginCardsProps {
  readonly rows: readonly PrintedCard[];
  readonly className: string;
}

/** Cards to cut out, one for each student: where to log in, and with what. */
export const LoginCards = ({ rows, className }: LoginCardsProps) => (
  <PrintSheet>
    <div className={styles.cards}>
      {rows.map((row) => (
        <LoginCard key={row.key} row={row} className={className} />
      ))}
    </div>
  </PrintSheet>
);

const LoginCard = ({ row, className }: { readonly row: PrintedCard; readonly className: string }) => (
  <section className={styles.card}>
    <div className={styles.words}>
      <h2>{`${row.firstName} ${row.lastName}`.trim()}</h2>
      <p className={styles.class}>{className}</p>
      <dl>
        <dt>Go to</dt>
        <dd>{location.host}</dd>
        <dt>Username</dt>
        <dd className={styles.typed}>{row.username}</dd>
        {row.password !== undefined && (
          <>
            <dt>Password</dt>
            <dd className={classNames(styles.typed, styles.password)}>{row.password}</dd>
          </>
        )}
        {row.familyCode !== undefined && (
          <>
            <dt>Family code</dt>
            <dd className={classNames(styles.typed, styles.password)}>{row.familyCode}</dd>
          </>
        )}
      </dl>
      {row.badge !== undefined && <p className={styles.badge}>Show this code to the camera to log in.</p>}
      {row.familyCode !== undefined && <p className={styles.forParents}>{FOR_PARENTS}</p>}
    </div>
    <Suspense>
      <div className={classNames(styles.qr, row.badge !== undefined && styles.large)}>
        <QrCode {...codeOf(row)} />
      </div>
    </Suspense>
  </section>
);

const codeOf = ({ badge }: PrintedCard) => {
  const page = `${location.origin}${login.path}`;
  return badge === undefined
    ? { text: page, label: 'QR code that opens the login page' }
    : { text: page + badgeEnd(badge), label: 'QR code that logs the student in' };
};
