import type { Role } from '#platform/session/core/actor.ts';
import { type Destination, linkTo } from '../core/address.ts';
import type { HubPart } from '../core/place.ts';
import { addressOfTab } from '../core/places.ts';
import { useScreens } from './screens-provider.tsx';
import { useHere } from './use-here.ts';

/**
 * The way to another class or student that stays on the same tab; to `start` from a screen that is on none.
 * @returns where the hub with these ids in its address is.
 */
export function useSameTab(
  role: Role,
  start: HubPart,
): (params: Readonly<Record<string, number>>) => Destination {
  const screens = useScreens();
  const here = useHere(role)?.hub;
  const part = here?.of === start.of ? here : start;
  const address = addressOfTab(screens, role, part) ?? addressOfTab(screens, role, start);
  return (params) => (address ? linkTo(address, params as never) : { to: '/' });
}
