import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { type Address, type ParamsOf, paramsIn, type SearchOf, searchIn } from '../core/address.ts';
import type { Places } from '../core/place.ts';

/** What a screen is given to fetch with before it shows; failures are shown by the screen itself. */
export interface Loading<A extends Address> {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly params: ParamsOf<A>;
  readonly search: SearchOf<A>;
}

/** What a slice says of a screen besides its address. */
interface ScreenParts<A extends Address> {
  readonly roles: readonly Role[] | 'anyone';
  /** Document title while its script is on its way; then the screen sets its own. */
  readonly title: string;
  /** Its script is loaded when a person goes there, or is about to. */
  readonly component: ComponentType;
  /** `quiet`: nothing around it but the main landmark, for reading; `page` (default): header and navigation of the role. */
  readonly frame?: 'page' | 'quiet';
  /** Where it is in the navigation and in hubs, for each role that has it there. */
  readonly place?: Places;
  /** Starts on the intent to go there (pointer over a link, keyboard focus), beside the script. */
  readonly load?: (loading: Loading<A>) => Promise<unknown>;
}

/** What the router knows of an address, before the screen reads it. */
interface Requested extends Pick<Loading<Address>, 'api' | 'queryClient'> {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** One screen of a slice. The route table of the app composes them; the guard is made from `roles`. */
export interface Screen extends Omit<ScreenParts<Address>, 'load'> {
  readonly address: Address;
  readonly load?: (requested: Requested) => Promise<unknown>;
}

/** Makes a screen at an address. */
export const screenAt = <A extends Address>(address: A, { load, ...parts }: ScreenParts<A>): Screen => ({
  ...parts,
  address,
  ...(load && {
    load: ({ params, search, ...means }) =>
      load({ ...means, params: paramsIn(address, params), search: searchIn(address, search) }),
  }),
});

type ComponentNames<M> = { [K in keyof M]: M[K] extends ComponentType ? K : never }[keyof M];

/** A screen whose script is a file of its own: `lazyScreen(() => import('./home-page.tsx'), 'HomePage')`. */
export function lazyScreen<M extends object>(
  load: () => Promise<M>,
  name: ComponentNames<M> & string,
): ComponentType {
  return lazyRouteComponent(load as () => Promise<Record<string, ComponentType>>, name);
}
