import { type Axis, axes, columnsOf, FIELD, label, picture, px, upOf } from './frame.ts';

/** One colour of the columns: its share 0–1 in each column. */
export type Layer = { readonly name: string; readonly color: string; readonly shares: readonly number[] };

export type StackedChart = {
  readonly title: string;
  readonly y: Axis;
  /** Names of the columns. */
  readonly columns: readonly string[];
  /** From the bottom up. */
  readonly layers: readonly Layer[];
};

/** Share of its place that a column fills. */
const FILL = 0.8;

/** Upright columns, each made of the same layers. */
export function stackedChart({ title, y, columns, layers }: StackedChart): string {
  const up = upOf(y);
  const places = columnsOf(columns, FILL);
  const width = places.bandwidth();
  const marks = columns.flatMap((name, column) => {
    const left = places(name) ?? FIELD.left;
    let below = 0;
    const parts = layers.map(({ color, shares }) => {
      const share = shares[column] ?? 0;
      const top = up(below + share);
      const size = `width="${px(width)}" height="${px(up(below) - top)}"`;
      below += share;
      return `<rect x="${px(left)}" y="${px(top)}" ${size} fill="${color}" stroke="#fff"/>`;
    });
    return [...parts, label(left + width / 2, FIELD.bottom + 20, name, 'middle')];
  });
  const key = layers
    .toReversed()
    .flatMap(({ name, color }, at) => [
      `<rect x="${FIELD.right + 14}" y="${px(FIELD.top + 22 * at - 6)}" width="12" height="12" fill="${color}"/>`,
      label(FIELD.right + 32, FIELD.top + 22 * at + 4, name, 'start', ' font-size="12"'),
    ]);
  return picture(title, [...axes(null, y), ...marks, ...key]);
}
