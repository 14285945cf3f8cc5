import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import type { SignInStore } from '#features/accounts/web/public.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { type RequestedAddress, RequestedAddressContext } from '#platform/screens/web/requested-address.ts';
import type { Screen } from '#platform/screens/web/screen.ts';
import { useDocumentTitle } from '#platform/ui/web/use-document-title.ts';
import { CrashScreen } from './crash-screen.tsx';
import { QuietFrame } from './frame/quiet-frame.tsx';
import { Guard } from './guard.tsx';
import { Root } from './root.tsx';
import { ScreenPending } from './screen-pending.tsx';

export interface RouterContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly signIn: SignInStore;
}

/** Few come by an address that no screen has: its script is not on the way of all others. */
const OldPath = lazyPart(async () => (await import('./old-path.tsx')).OldPath);

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <OldPath />
    </Suspense>
  ),
});
/** Its script comes with that of the screen, and is no part of what a quiz loads (docs/decisions/0017). */
const PageFrame = lazyRouteComponent(() => import('./frame/page-frame.tsx'), 'PageFrame');
const pageRoute = createRoute({ getParentRoute: () => rootRoute, id: 'page', component: PageFrame });
const quietRoute = createRoute({ getParentRoute: () => rootRoute, id: 'quiet', component: QuietFrame });

/** The guarded screen at its address; the router still loads its script on the intent to go there. */
function guarded(
  { roles, component: Component }: Screen,
  useRequested: () => RequestedAddress,
): RouteComponent {
  const Guarded = () => (
    <RequestedAddressContext value={useRequested()}>
      <Guard roles={roles}>
        <Component />
      </Guard>
    </RequestedAddressContext>
  );
  const { preload } = Component as RouteComponent;
  return Object.assign(Guarded, preload && { preload });
}

/** The shape of a screen whose script is on its way, with the screen's name in the tab. */
const pendingOf = ({ title }: Screen): RouteComponent =>
  function Pending() {
    useDocumentTitle(title);
    return <ScreenPending />;
  };

function routeOf(screen: Screen, getParentRoute: () => AnyRoute): AnyRoute {
  const useRequested = (): RequestedAddress => {
    const { params, search } = route.useMatch();
    return useMemo(() => ({ params, search }), [params, search]);
  };
  const route = createRoute({
    getParentRoute,
    path: screen.address.path,
    component: guarded(screen, useRequested),
    pendingComponent: pendingOf(screen),
    loader: ({ context, params, location }) => {
      const { api, queryClient, signIn } = context as RouterContext;
      const person = signIn.person();
      if (screen.roles !== 'anyone' && (person === null || !screen.roles.includes(person.role))) return;
      // Not waited for: the screen shows the shape of what comes, and reports what fails.
      screen.load?.({ api, queryClient, params, search: location.search }).catch(() => {});
    },
  });
  return route;
}

/** The router of the app, filled from the route table. */
export function createAppRouter(screens: readonly Screen[], context: RouterContext) {
  const inFrame = (frame: 'page' | 'quiet', parent: AnyRoute) =>
    screens
      .filter((screen) => (screen.frame ?? 'page') === frame)
      .map((screen) => routeOf(screen, () => parent));
  return createRouter({
    routeTree: rootRoute.addChildren([
      pageRoute.addChildren(inFrame('page', pageRoute)),
      quietRoute.addChildren(inFrame('quiet', quietRoute)),
    ]),
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: CrashScreen,
    scrollRestoration: true,
    trailingSlash: 'never',
  });
}
