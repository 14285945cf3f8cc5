import type { App } from '#app/server/build-app.ts';
import { createWorld, type World } from '#app/server/world.ts';

/** The people of the tests (`world.teacher('Rivera')`), calling the running service over the network. */
export function createHttpWorld(origin: string): World {
  const inject = async ({ method, url, headers, payload }: Call) => {
    const response = await fetch(origin + url, {
      method,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    const body = await response.text();
    return { statusCode: response.status, body, json: () => JSON.parse(body) as unknown };
  };
  // All that the world needs of an app is that calls reach it.
  return createWorld({ server: { inject } } as unknown as App);
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: unknown;
}
