import { createContext, type ReactNode, useContext } from 'react';
import type { Screen } from './screen.ts';

const Screens = createContext<readonly Screen[]>([]);

/** Makes every screen of the app known to the parts that lead to them: navigation, tabs, the way back. */
export const ScreensProvider = ({
  screens,
  children,
}: {
  readonly screens: readonly Screen[];
  readonly children: ReactNode;
}) => <Screens value={screens}>{children}</Screens>;

/** Every screen of the app. */
export const useScreens = (): readonly Screen[] => useContext(Screens);
