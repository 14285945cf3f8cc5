import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';

/** Nothing but the screen: for reading. */
export const QuietFrame = () => (
  <main id="main" tabIndex={-1} data-audience="student">
    <Suspense>
      <Outlet />
    </Suspense>
  </main>
);
