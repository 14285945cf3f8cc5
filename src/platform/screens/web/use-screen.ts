import { useContext } from 'react';
import { type Address, type ParamsOf, paramsIn, type SearchOf, searchIn } from '../core/address.ts';
import { RequestedAddressContext } from './requested-address.ts';

/**
 * What the address of the present screen says, typed by the screen. While the next screen is on its way, it is still the
 * address of this one.
 * @throws Error outside a screen.
 */
export function useScreen<A extends Address>(
  screen: A,
): { readonly params: ParamsOf<A>; readonly search: SearchOf<A> } {
  const requested = useContext(RequestedAddressContext);
  if (!requested) throw new Error(`No route shows this part of ${screen.path}.`);
  return { params: paramsIn(screen, requested.params), search: searchIn(screen, requested.search) };
}
