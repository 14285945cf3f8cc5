import { type Axis, along, axes, FIELD, label, picture, px } from './frame.ts';

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
  const up = along(y, FIELD.bottom, FIELD.top);
  const place = (FIELD.right - FIELD.left) / columns.length;
  const marks = columns.flatMap((name, column) => {
    const left = FIELD.left + (column + (1 - FILL) / 2) * place;
    let below = 0;
    const parts = layers.map(({ color, shares }) => {
      const share = shares[column] ?? 0;
      const top = up(below + share);
      const size = `width="${px(FILL * place)}" height="${px(up(below) - top)}"`;
      below += share;
      return `<rect x="${px(left)}" y="${px(top)}" ${size} fill="${color}" stroke="#fff"/>`;
    });
    return [...parts, label(left + (FILL * place) / 2, FIELD.bottom + 20, name, 'middle')];
  });
  const key = layers
    .toReversed()
    .flatMap(({ name, color }, at) => [
      `<rect x="${FIELD.right + 14}" y="${px(FIELD.top + 22 * at - 6)}" width="12" height="12" fill="${color}"/>`,
      label(FIELD.right + 32, FIELD.top + 22 * at + 4, name, 'start', ' font-size="12"'),
    ]);
  return picture(title, [...axes(null, y), ...marks, ...key]);
}
