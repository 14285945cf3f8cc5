/** Moves the focus to the heading of the page, when the control that had it is no longer there. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();
