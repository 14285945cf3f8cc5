/** Where a drawing of values over time has its plot, in pixels from the upper left corner. */
export interface PlotBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Of the whole drawing. */
  readonly height: number;
}

/** Around the plot, in pixels: left the words of the lines, below the dates. */
const MARGIN = { top: 8, right: 16, bottom: 36, left: 60 };
/** A date needs so much width. */
const PER_DATE = 76;
/** Room between the plot's edge and what is drawn in it. */
export const INSET = 12;

/** The plot of a drawing of this width; where there is hardly any, it is still wide enough for one date. */
export function plotBox(width: number, plotHeight: number): PlotBox {
  const bottom = MARGIN.top + plotHeight;
  return {
    left: MARGIN.left,
    right: Math.max(MARGIN.left + PER_DATE, width - MARGIN.right),
    top: MARGIN.top,
    bottom,
    height: bottom + MARGIN.bottom,
  };
}

/** How many dates have room below it, two at the least. */
export const datesBelow = ({ left, right }: PlotBox): number =>
  Math.max(2, Math.floor((right - left) / PER_DATE));
