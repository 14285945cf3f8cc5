import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import type { Role } from '#platform/session/core/actor.ts';

/** What a screen may fetch before it shows; failures are the screen's own to tell. */
export interface Preparation {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** One screen of a slice. The route table of the app composes them; the guard is made from `roles`. */
export interface Screen {
  /** Parameters as `$id`. */
  readonly path: `/${string}`;
  readonly roles: readonly Role[] | 'anyone';
  /** Document title until the screen sets its own. */
  readonly title: string;
  /** Its script is loaded when somebody goes there, or is about to. */
  readonly component: ComponentType;
  /** `quiet`: nothing around it but the main landmark, for reading; `page` (default): header and navigation of the role. */
  readonly frame?: 'page' | 'quiet';
  /** Starts on the intent to go there (pointer over a link, keyboard focus), beside the script. */
  readonly prepare?: (preparation: Preparation) => Promise<unknown>;
}

type ComponentNames<M> = { [K in keyof M]: M[K] extends ComponentType ? K : never }[keyof M];

/** A screen whose script is a file of its own: `lazyScreen(() => import('./home-page.tsx'), 'HomePage')`. */
export function lazyScreen<M extends object>(
  load: () => Promise<M>,
  name: ComponentNames<M> & string,
): ComponentType {
  return lazyRouteComponent(load as () => Promise<Record<string, ComponentType>>, name);
}
