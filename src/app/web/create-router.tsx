import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouteComponent,
  redirect,
  stringifySearchWith,
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
import type { KnownScreens } from './known-screens.ts';
import { Root } from './root.tsx';
import { ScreenPending } from './screen-pending.tsx';

export interface RouterContext {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly signIn: SignInStore;
  readonly known: KnownScreens;
}

/** Few come by an address that no screen has: its script is not on the way of all others. */
const OldPath = lazyPart(async () => (await import('./old-path.tsx')).OldPath);

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  beforeLoad: async ({ context: { known, signIn }, location }) => {
    if (!known.lacks(location.pathname, signIn.person()?.role)) return;
    await known.learnRest();
    // From the start, so that the way there is found among all screens.
    throw redirect({ href: location.href, replace: true });
  },
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
  return Object.assign(Guarded, preload && { preload: quietly(preload) });
}

/** A script that could not be had is told when its screen is drawn, not to who only came near a link. */
const quietly = (preload: () => Promise<unknown> | undefined) => async (): Promise<void> => {
  try {
    await preload();
  } catch {
    // The component has kept it.
  }
};

/** The shape of a screen whose script is on its way, with the screen's name in the tab. */
const pendingOf = ({ title }: Screen): RouteComponent =>
  function Pending() {
    useDocumentTitle(title);
    return <ScreenPending />;
  };

/** A screen keeps its route when the page learns of more, so that what is on display stays. */
const routes = new Map<Screen, AnyRoute>();

function routeAt(screen: Screen, getParentRoute: () => AnyRoute): AnyRoute {
  const route = routes.get(screen) ?? routeOf(screen, getParentRoute);
  routes.set(screen, route);
  return route;
}

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

/** The tree of these screens: those in the frame of their role, and those with nothing around them. */
function treeOf(screens: readonly Screen[]): AnyRoute {
  const inFrame = (frame: 'page' | 'quiet', parent: AnyRoute) =>
    screens
      .filter((screen) => (screen.frame ?? 'page') === frame)
      .map((screen) => routeAt(screen, () => parent));
  return rootRoute.addChildren([
    pageRoute.addChildren(inFrame('page', pageRoute)),
    quietRoute.addChildren(inFrame('quiet', quietRoute)),
  ]);
}

/** The router of the app, filled from the screens that the page knows, and anew when it learns of more. */
export function createAppRouter(context: RouterContext) {
  const { known } = context;
  const router = createRouter({
    routeTree: treeOf(known.all()),
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: CrashScreen,
    scrollRestoration: true,
    trailingSlash: 'never',
    // As `href` writes them: text without quotes, a single number too. Each reader says what it takes (search-readers.ts).
    stringifySearch: stringifySearchWith(JSON.stringify),
    parseSearch: parseSearchWith((text) => text),
  });
  known.subscribe(() => {
    // The root is the same one with more below it, which `update` does not notice.
    treeOf(known.all());
    router.setRoutes(router.buildRouteTree());
  });
  return router;
}
