import { type Axis, acrossOf, axes, FIELD, label, picture, px, upOf } from './frame.ts';

export type Point = readonly [x: number, y: number];

export type Line = {
  readonly name: string;
  readonly color: string;
  readonly points: readonly Point[];
  readonly dashed?: boolean;
  readonly dots?: boolean;
};

export type LineChart = {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
};

/** Least distance between two names at the right edge, pixels. */
const NAME_GAP = 17;

/** Where names may stand so that none covers another: pushed down in the order of their lines' ends, then back up. */
export function spreadNames(wanted: readonly number[], lowest: number): readonly number[] {
  const fromTop = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of fromTop) {
    placed[index] = Math.max(placed[index]!, free);
    free = placed[index] + NAME_GAP;
  }
  let limit = lowest;
  for (const index of fromTop.reverse()) {
    placed[index] = Math.min(placed[index]!, limit);
    limit = placed[index] - NAME_GAP;
  }
  return placed;
}

function drawLine({ color, points, dashed, dots }: Line, x: Axis, y: Axis): readonly string[] {
  const across = acrossOf(x);
  const up = upOf(y);
  const path = points.map(([a, b]) => `${px(across(a))} ${px(up(b))}`).join('L');
  const dash = dashed ? ' stroke-dasharray="6 5"' : '';
  const marks = dots
    ? points.map(([a, b]) => `<circle cx="${px(across(a))}" cy="${px(up(b))}" r="4" fill="${color}"/>`)
    : [];
  return [`<path d="M${path}" fill="none" stroke="${color}" stroke-width="2.5"${dash}/>`, ...marks];
}

function drawNames(lines: readonly Line[], y: Axis): readonly string[] {
  const up = upOf(y);
  const ends = lines.map(({ points }) => up(points.at(-1)?.[1] ?? y.min) + 4);
  const places = spreadNames(ends, FIELD.bottom);
  return lines.map(({ name, color }, index) =>
    label(FIELD.right + 8, places[index]!, name, 'start', ` fill="${color}" font-weight="600"`),
  );
}

/** Lines whose names stand at their right ends. */
export function lineChart({ title, x, y, lines }: LineChart): string {
  return picture(title, [
    ...axes(x, y),
    ...lines.flatMap((line) => drawLine(line, x, y)),
    ...drawNames(lines, y),
  ]);
}
