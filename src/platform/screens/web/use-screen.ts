import { useMatch } from '@tanstack/react-router';
import { type Address, type ParamsOf, paramsIn, type SearchOf, searchIn } from '../core/address.ts';

/**
 * What the address of the present screen says, typed by the screen. While the next screen is on its way, it is still the
 * address of this one.
 */
export function useScreen<A extends Address>(
  screen: A,
): { readonly params: ParamsOf<A>; readonly search: SearchOf<A> } {
  // The one place that asks the router without naming a route: its routes are made from the screens, whose names it does not know.
  const { params, search } = useMatch({ strict: false });
  return { params: paramsIn(screen, params), search: searchIn(screen, search) };
}
