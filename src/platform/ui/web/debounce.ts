/** A pause in typing after which what was typed is kept or sent, in milliseconds (spec section 9). */
export const DEBOUNCE = 500;
