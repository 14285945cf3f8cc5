import { MantineProvider } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RequestedAddressContext } from '#platform/screens/web/requested-address.ts';
import { theme } from '../theme.ts';

/** jsdom draws nothing: it has nothing to scroll, and knows no media; every query is answered with no. */
window.scrollTo = () => {};
Object.assign(Element.prototype, { scrollIntoView: () => {} });
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

/**
 * Renders a part of a screen with the theme and a router around it, as in the app. Any address shows the same part.
 * @returns the router, to see which screen is shown.
 */
export async function renderScreen(part: ReactNode, { path = '/' }: { path?: string } = {}) {
  const root = createRootRoute();
  const Anywhere = () => (
    <RequestedAddressContext value={anywhere.useMatch()}>{part}</RequestedAddressContext>
  );
  const Start = () => <RequestedAddressContext value={start.useMatch()}>{part}</RequestedAddressContext>;
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: Anywhere });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: Start });
  const router = createRouter({
    routeTree: root.addChildren([start, anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { router };
}
