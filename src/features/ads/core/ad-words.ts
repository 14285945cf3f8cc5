/** The pages that may have ads of their own (spec section 3): the older quiz, the quiz, its review and results, progress, home. */
export const AD_PAGES = ['quiz', 'nQuiz', 'review', 'nResults', 'myProgress', 'studentDashboard'] as const;
/** What a page of the configuration is called: one of the six, or the one for all pages that no other fits. */
export const PAGE_NAMES = [...AD_PAGES, 'default'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** Where on a page an ad may stand. */
export const PLACES = ['top', 'left', 'right', 'aside', 'bottom'] as const;
export type Place = (typeof PLACES)[number];

/** Below 768 px of width a screen is that of a phone (spec section 9). */
export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];
const MOBILE_BELOW_PX = 768;

/** @param width of the window, in CSS pixels */
export const deviceOf = (width: number): Device => (width < MOBILE_BELOW_PX ? 'mobile' : 'desktop');

/** What stands above each ad. */
export const AD_LABEL = 'Advertisement';

/** Width and height in CSS pixels. */
export type Size = readonly [width: number, height: number];
