import { type Axis, acrossOf, axes, FIELD, label, picture, px, upOf } from './frame.ts';

export type Dots = {
  readonly name: string;
  readonly color: string;
  /** Round or square, so that the colour is not all that tells them apart. */
  readonly shape: 'round' | 'square';
  readonly points: readonly (readonly [x: number, y: number])[];
};

/** What is allowed at a place of the x axis, drawn behind the dots. */
export type Allowed = { readonly x: number; readonly low: number; readonly high: number };

export type ScatterChart = {
  readonly title: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly allowed: readonly Allowed[];
  readonly dots: readonly Dots[];
};

/** Width of what is allowed at one place, in the unit of the x axis. */
const PLACE = 0.8;
const RADIUS = 3;

/** Dots over grey columns that say where they should lie. */
export function scatterChart({ title, x, y, allowed, dots }: ScatterChart): string {
  const across = acrossOf(x);
  const up = upOf(y);
  const columns = allowed.map(({ x: at, low, high }) => {
    const left = across(at - PLACE / 2);
    const size = `width="${px(across(at + PLACE / 2) - left)}" height="${px(up(low) - up(high))}"`;
    return `<rect x="${px(left)}" y="${px(up(high))}" ${size} fill="#e8eee9"/>`;
  });
  const marks = dots.flatMap(({ color, shape, points }) =>
    points.map(([px1, py1]) => dot(across(px1), up(py1), shape, color)),
  );
  const key = dots.flatMap(({ name, color, shape }, at) => [
    dot(FIELD.right + 20, FIELD.top + 20 * at, shape, color),
    label(FIELD.right + 30, FIELD.top + 20 * at + 4, name),
  ]);
  return picture(title, [...columns, ...axes(x, y), ...marks, ...key]);
}

function dot(x: number, y: number, shape: Dots['shape'], color: string): string {
  return shape === 'round'
    ? `<circle cx="${px(x)}" cy="${px(y)}" r="${RADIUS}" fill="${color}" fill-opacity="0.7"/>`
    : `<rect x="${px(x - RADIUS)}" y="${px(y - RADIUS)}" width="${2 * RADIUS}" height="${2 * RADIUS}" fill="${color}" fill-opacity="0.7"/>`;
}
