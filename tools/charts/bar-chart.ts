import { type Axis, along, axes, FIELD, label, picture, px } from './frame.ts';

export type Bar = { readonly name: string; readonly color: string; readonly value: number };

export type BarChart = { readonly title: string; readonly y: Axis; readonly bars: readonly Bar[] };

/** Share of its place that a bar fills. */
const FILL = 0.6;

/** Upright bars with their names below and their values above. */
export function barChart({ title, y, bars }: BarChart): string {
  const up = along(y, FIELD.bottom, FIELD.top);
  const place = (FIELD.right - FIELD.left) / bars.length;
  const marks = bars.flatMap(({ name, color, value }, index) => {
    const middle = FIELD.left + (index + 0.5) * place;
    const top = up(value);
    const size = `width="${px(FILL * place)}" height="${px(FIELD.bottom - top)}"`;
    return [
      `<rect x="${px(middle - (FILL * place) / 2)}" y="${px(top)}" ${size} fill="${color}"/>`,
      label(middle, top - 6, value.toFixed(2), 'middle', ' font-weight="600"'),
      label(middle, FIELD.bottom + 20, name, 'middle', ' font-size="11"'),
    ];
  });
  return picture(title, [...axes(null, y), ...marks]);
}
