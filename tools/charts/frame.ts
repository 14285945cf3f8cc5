import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';

/** A linear axis. */
export type Axis = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly format?: (value: number) => string;
};

/** A chart's size, and the edges of its field, in pixels. */
export const SIZE = { width: 760, height: 430 };
export const FIELD = { left: 62, right: 590, top: 62, bottom: 370 };

const INK = '#222';
const GRID = '#ddd';

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A coordinate with one decimal: short files, and no difference that an eye could see. */
export function px(value: number): string {
  return value.toFixed(1);
}

/** From the values of a horizontal axis to pixels. */
export const acrossOf = ({ min, max }: Axis): ScaleLinear<number, number> =>
  scaleLinear([min, max], [FIELD.left, FIELD.right]);

/** From the values of an upright axis to pixels. */
export const upOf = ({ min, max }: Axis): ScaleLinear<number, number> =>
  scaleLinear([min, max], [FIELD.bottom, FIELD.top]);

/** The places of upright columns by their names. @param fill share of its place that a column fills, 0–1. */
export const columnsOf = (names: readonly string[], fill: number): ScaleBand<string> =>
  scaleBand(names, [FIELD.left, FIELD.right])
    .paddingInner(1 - fill)
    .paddingOuter((1 - fill) / 2);

export type Anchor = 'start' | 'middle' | 'end';

export function label(x: number, y: number, text: string, anchor: Anchor = 'start', rest = ''): string {
  return `<text x="${px(x)}" y="${px(y)}" text-anchor="${anchor}"${rest}>${escapeXml(text)}</text>`;
}

function horizontalLines(axis: Axis): readonly string[] {
  const y = upOf(axis);
  const format = axis.format ?? String;
  return axis.ticks.flatMap((tick) => [
    `<path d="M${FIELD.left} ${px(y(tick))}H${FIELD.right}" stroke="${GRID}"/>`,
    label(FIELD.left - 8, y(tick) + 4, format(tick), 'end'),
  ]);
}

function underneath(axis: Axis): readonly string[] {
  const x = acrossOf(axis);
  const format = axis.format ?? String;
  return [
    `<path d="M${FIELD.left} ${FIELD.bottom}H${FIELD.right}" stroke="${INK}"/>`,
    ...axis.ticks.map((tick) => label(x(tick), FIELD.bottom + 20, format(tick), 'middle')),
    label((FIELD.left + FIELD.right) / 2, FIELD.bottom + 44, axis.label, 'middle'),
  ];
}

/** The axes of a chart; `x` is null where the marks name themselves. */
export function axes(x: Axis | null, y: Axis): readonly string[] {
  return [
    ...horizontalLines(y),
    label(FIELD.left - 40, FIELD.top - 14, y.label),
    ...(x ? underneath(x) : []),
  ];
}

/** A whole picture on white, so that it reads on a dark page too. The title is also its name for a screen reader. */
export function picture(title: string, marks: readonly string[]): string {
  const { width, height } = SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title"`,
    ` font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    label(FIELD.left - 40, 26, title, 'start', ' font-size="16" font-weight="600"'),
    ...marks,
    '</svg>\n',
  ].join('\n');
}
