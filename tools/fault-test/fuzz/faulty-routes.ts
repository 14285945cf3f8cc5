import { type AppServices, routesOf } from '#app/server/routes.ts';
import type { Route } from '#platform/endpoint/server/route.ts';

/** The injected fault: every use case first gives its texts to a program that knows no letters but the English ones, and fails. */
export const faultyRoutes = (services: AppServices): Route[] =>
  routesOf(services).map((route) => ({
    ...route,
    handle(call) {
      for (const value of Object.values((call.body ?? {}) as Record<string, unknown>))
        if (typeof value === 'string' && /[^ -~]/.test(value)) throw new Error('This cannot be read.');
      return route.handle(call);
    },
  }));
