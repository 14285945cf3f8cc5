/** Marks of the chart and of its key, as paths around a place in pixels. */

/** A pretest. */
export const diamondPath = (x: number, y: number): string => `M${x},${y - 7}l7,7l-7,7l-7,-7Z`;

/** On the far side of the line to which the shown level has stepped, pointing where it went. */
export const changePath = (x: number, y: number, up: boolean): string =>
  up ? `M${x},${y - 11}l5.5,10h-11Z` : `M${x},${y + 11}l5.5,-10h-11Z`;
