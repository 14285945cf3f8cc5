import { createContext } from 'react';

/** What the router read of the address of a screen: its ids and search parameters as they were typed. */
export interface RequestedAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The address at which a screen is shown; the router's route of the screen gives it, so that no screen has to name its route. */
export const RequestedAddressContext = createContext<RequestedAddress | null>(null);
