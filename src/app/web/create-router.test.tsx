import { afterEach, expect, it } from 'vitest';
import { createSignInStore } from '#features/accounts/web/public.tsx';
import { createApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { href, linkTo, searchIn } from '#platform/screens/core/address.ts';
import { studentHome, teacherHome } from '#platform/screens/core/addresses.ts';
import { classPage, newActivityPage } from '#platform/screens/core/staff-addresses.ts';
import { createAppRouter } from './create-router.tsx';
import { createKnownScreens } from './known-screens.ts';
import { staffScreens } from './staff-route-table.ts';

afterEach(() => sessionStorage.clear());

/** The router with a path opened, and how often the screens of the staff were fetched for it. */
async function routerAt(path: string) {
  let fetched = 0;
  const known = createKnownScreens(async () => {
    fetched += 1;
    return staffScreens;
  });
  window.history.replaceState(null, '', path);
  const router = createAppRouter({
    api: createApiClient({ bases: {} as never, token: () => null, onSignedOut: () => {} }),
    queryClient: createQueryClient(),
    signIn: createSignInStore(sessionStorage),
    known,
  });
  await router.load();
  return { router, fetched };
}

/** The address pattern of the screen that a path opens. */
async function opened(
  path: string,
): Promise<{ readonly screen: string | undefined; readonly fetched: number }> {
  const { router, fetched } = await routerAt(path);
  const found = router.matchRoutes(router.latestLocation).at(-1);
  const route = found && (router.routesById as Record<string, { path?: string }>)[found.routeId];
  return { screen: route?.path, fetched };
}

it.each([
  [href(studentHome), studentHome.path, 0],
  [href(teacherHome), teacherHome.path, 1],
  [href(classPage, { id: 7 }), classPage.path, 1],
])('opens %s', async (path, screen, fetched) => {
  expect(await opened(path)).toEqual({ screen: screen.slice(1), fetched });
});

it.each(['27', '16-26', 'true', '007', '1.0'])(
  'writes %s in an address as it is, and reads it again',
  async (students) => {
    const link = linkTo(newActivityPage, {}, { students });
    const { router } = await routerAt(href(newActivityPage, {}, { students }));
    expect(router.buildLocation(link as never).href).toBe(`${newActivityPage.path}?students=${students}`);
    expect(searchIn(newActivityPage, router.latestLocation.search)).toEqual({ students });
  },
);
