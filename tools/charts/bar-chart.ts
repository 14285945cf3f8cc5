import { type Axis, axes, columnsOf, FIELD, label, picture, px, upOf } from './frame.ts';

export type Bar = { readonly name: string; readonly color: string; readonly value: number };

export type BarChart = { readonly title: string; readonly y: Axis; readonly bars: readonly Bar[] };

/** Share of its place that a bar fills. */
const FILL = 0.6;

/** Upright bars with their names below and their values above. */
export function barChart({ title, y, bars }: BarChart): string {
  const up = upOf(y);
  const columns = columnsOf(
    bars.map(({ name }) => name),
    FILL,
  );
  const width = columns.bandwidth();
  const marks = bars.flatMap(({ name, color, value }) => {
    const left = columns(name) ?? FIELD.left;
    const middle = left + width / 2;
    const top = up(value);
    const size = `width="${px(width)}" height="${px(FIELD.bottom - top)}"`;
    return [
      `<rect x="${px(left)}" y="${px(top)}" ${size} fill="${color}"/>`,
      label(middle, top - 6, value.toFixed(2), 'middle', ' font-weight="600"'),
      label(middle, FIELD.bottom + 20, name, 'middle', ' font-size="11"'),
    ];
  });
  return picture(title, [...axes(null, y), ...marks]);
}
