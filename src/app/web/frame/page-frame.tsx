import { Outlet } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { SkipLink } from './skip-link.tsx';

/** Header, navigation of the role, the screen, footer. Children have larger things to press. */
export function PageFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const person = usePerson();
  const grownUp = person !== null && person.role !== 'student';
  return (
    <div className={styles.frame} data-audience={grownUp ? 'teacher' : 'student'}>
      <SkipLink />
      <Header person={person} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense>{children}</Suspense>
      </main>
      <Footer />
    </div>
  );
}
