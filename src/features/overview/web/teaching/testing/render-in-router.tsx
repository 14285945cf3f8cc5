import { HeadlessMantineProvider } from '@mantine/core';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws something that has links in it, without the screens that they lead to. */
export async function renderInRouter(content: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory(),
    scrollRestoration: false,
  });
  await router.load();
  return render(
    <HeadlessMantineProvider>
      <RouterProvider router={router as never} />
    </HeadlessMantineProvider>,
  );
}
