import { type AppServices, routesOf } from '#app/server/routes.ts';
import type { Route } from '#platform/endpoint/server/route.ts';

/** The injected fault: every use case first writes its texts down with a program that knows no NUL and no half characters. */
export const faultyRoutes = (services: AppServices): Route[] =>
  routesOf(services).map((route) => ({
    ...route,
    handle(call) {
      for (const value of Object.values((call.body ?? {}) as Record<string, unknown>))
        if (typeof value === 'string' && !isWritable(value)) throw new Error('This cannot be written.');
      return route.handle(call);
    },
  }));

const isWritable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
