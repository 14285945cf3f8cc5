import { href } from '#platform/screens/core/address.ts';
import { joinPage } from '#platform/screens/core/addresses.ts';

/** Where students type the code, as it is written on a board. */
export const joinAddress = () => `${location.host}${joinPage.path}`;

/** The same with the code in it, for a camera. */
export const joinLink = (code: string) => `${location.origin}${href(joinPage, {}, { code })}`;
