/** Where the focus goes when what had it is no longer there. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();
