import { type ReactNode, useSyncExternalStore } from 'react';
import { ScreensProvider } from '#platform/screens/web/screens-provider.tsx';
import type { KnownScreens } from './known-screens.ts';

/** Makes what the page knows of screens, now and later, known to the parts that lead to them. */
export const KnownScreensProvider = ({
  known,
  children,
}: {
  readonly known: KnownScreens;
  readonly children: ReactNode;
}) => (
  <ScreensProvider screens={useSyncExternalStore(known.subscribe, known.all)}>{children}</ScreensProvider>
);
