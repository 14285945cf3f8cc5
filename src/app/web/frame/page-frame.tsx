import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { useSession } from '#features/session/web/public.tsx';
import { logout } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Seldom seen, so its script is not on the way to the first screen. */
const OwnPasswordFirst = lazyPart(async () => (await import('./own-password-first.tsx')).OwnPasswordFirst);

const SecondStepFirst = lazyPart(async () => (await import('./second-step-first.tsx')).SecondStepFirst);

/** Only administrators have them. */
const Rail = lazyPart(async () => (await import('./rail.tsx')).Rail);
const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Header, navigation of the role, the screen, footer. Children have larger things to press. */
export function PageFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const person = usePerson();
  const session = useSession();
  const isLeaving = useLocation({ select: ({ pathname }) => pathname === logout.path });
  const ownPasswordFirst = session?.user.mustChangePassword === true && !isLeaving;
  const mustSetUp = session?.user.mustSetUpSecondFactor === true;
  // The codes to write down stay on the screen after the second step is on, until they are done with.
  const [settingUp, setSettingUp] = useState<number | null>(null);
  if (mustSetUp && person && settingUp !== person.userId) setSettingUp(person.userId);
  const secondStepFirst = person !== null && settingUp === person.userId && !ownPasswordFirst && !isLeaving;
  const grownUp = person !== null && person.role !== 'student';
  const isAdmin = person?.role === 'admin';
  return (
    <div
      className={styles.frame}
      data-audience={grownUp ? 'teacher' : 'student'}
      data-bar={(person !== null && !isAdmin) || undefined}
    >
      <SkipLink />
      <Header person={person} isParent={session?.user.isParent === true} />
      <div className={isAdmin ? styles.beside : styles.alone}>
        {isAdmin && (
          <Suspense fallback={<div />}>
            <Rail />
            <ProofDialog />
          </Suspense>
        )}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Suspense>
            {ownPasswordFirst && <OwnPasswordFirst />}
            {secondStepFirst && <SecondStepFirst onDone={() => setSettingUp(null)} />}
            {!ownPasswordFirst && !secondStepFirst && children}
          </Suspense>
        </main>
      </div>
      <Footer />
    </div>
  );
}
