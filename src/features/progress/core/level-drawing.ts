import {
  CONTENT_WIDTH,
  type PdfDrawing,
  type PdfShape,
  type Point,
} from '#platform/pdf/core/pdf-document.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { dateOfPoint, type LevelPoint, pointWithDoubt } from './level-point.ts';
import { levelWord } from './level-sentence.ts';
import { spanOfLevels } from './level-span.ts';

const PER_LEVEL = 26;
const LEFT = 52;
const RIGHT = CONTENT_WIDTH - 6;
const TOP = 6;
/** For the dates. */
const BELOW = 18;
/** What happened in a few days needs room, in days. */
const DAYS_LEAST = 4;
const INK = '#000000';
const BAND = '#e6e6e6';
const GRID = '#bbbbbb';

/** A reading level over time with its doubt, as on the screen, in black on white. @param points at least one, oldest first. */
export function levelDrawing(points: readonly LevelPoint[], zone: string): PdfDrawing {
  const [low, high] = spanOfLevels(points);
  const bottom = TOP + (high - low) * PER_LEVEL;
  const y = (level: number) => bottom - (Math.min(high, Math.max(low, level)) - low) * PER_LEVEL;
  const xs = placesOf(points, zone);
  const at = (of: (point: LevelPoint) => number): Point[] =>
    points.map((point, index) => [xs[index] ?? RIGHT, y(of(point))]);
  const estimates = at(({ value }) => value);
  return {
    kind: 'drawing',
    alt: inWords(points, zone),
    height: bottom + BELOW,
    shapes: [
      {
        shape: 'path',
        closed: true,
        points: [...at((point) => point.high), ...at((point) => point.low).toReversed()],
        fill: BAND,
      },
      ...Array.from({ length: high - low + 1 }, (_, index): PdfShape[] => [
        {
          shape: 'path',
          points: [
            [LEFT, y(low + index)],
            [RIGHT, y(low + index)],
          ],
          stroke: GRID,
          lineWidth: 0.5,
        },
        { shape: 'label', at: [LEFT - 8, y(low + index) + 3], text: levelWord(low + index), align: 'right' },
      ]).flat(),
      { shape: 'path', points: stepsOf(points, xs, y), stroke: INK, lineWidth: 1, dash: [4, 3] },
      { shape: 'path', points: estimates, stroke: INK, lineWidth: 1.4 },
      ...estimates.map(
        (place, index): PdfShape => ({
          shape: 'circle',
          at: place,
          radius: 2.4,
          stroke: INK,
          fill: points[index]?.kind === 'pretest' ? '#ffffff' : INK,
        }),
      ),
      ...datesOf(points, xs, bottom, zone),
    ],
  };
}

/** What the marks mean. */
export const LEVEL_KEY =
  'The line is the reading level after each quiz (a hollow dot: after a pretest), the gray band is where it probably lies, the dashes are the shown level.';

/** The days from left to right; what happened on one day is spread over it. */
function placesOf(points: readonly LevelPoint[], zone: string): number[] {
  const days = points.map(({ at }) => dayNumber(Date.parse(at), zone));
  const onDay = Map.groupBy(days, (day) => day);
  let before = 0;
  const places = days.map((day, index) => {
    before = day === days[index - 1] ? before + 1 : 0;
    return day + before / (onDay.get(day)?.length ?? 1);
  });
  const last = places.at(-1) ?? 0;
  const first = Math.min(places[0] ?? last, last - DAYS_LEAST);
  return places.map((place) => LEFT + 4 + ((place - first) / (last - first)) * (RIGHT - LEFT - 8));
}

/** The shown level, which holds until the next quiz. */
const stepsOf = (
  points: readonly LevelPoint[],
  xs: readonly number[],
  y: (level: number) => number,
): Point[] =>
  points.flatMap(({ level }, index): Point[] => [
    [xs[index] ?? RIGHT, y(level)],
    [xs[index + 1] ?? RIGHT, y(level)],
  ]);

/** The first and the last day, and one in the middle where there is room. */
function datesOf(
  points: readonly LevelPoint[],
  xs: readonly number[],
  bottom: number,
  zone: string,
): PdfShape[] {
  const room = 90;
  const last = points.length - 1;
  const middle = xs.findIndex((x) => x > (LEFT + RIGHT) / 2 - 20);
  const shown = [0, middle, last].filter((index, place, all) => index >= 0 && all.indexOf(index) === place);
  let free = -room;
  return shown.flatMap((index): PdfShape[] => {
    const [point, x = 0] = [points[index], xs[index]];
    const isLast = index === last;
    if (!point || x - free < room || (!isLast && (xs[last] ?? 0) - x < room)) return [];
    free = x;
    const align = isLast && x > RIGHT - room / 2 ? 'right' : x < LEFT + room / 2 ? 'left' : 'center';
    return [{ shape: 'label', at: [x, bottom + BELOW - 4], text: dateOfPoint(point, zone), align }];
  });
}

/** What the drawing says at a glance. */
function inWords(points: readonly LevelPoint[], zone: string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Reading level over time';
  const told = (point: LevelPoint) =>
    `${pointWithDoubt(point)}, shown level ${levelWord(point.level)}, on ${dateOfPoint(point, zone)}`;
  if (first === last) return `Reading level over time: ${told(last)}.`;
  return `Reading level over time, ${points.length} dots: from ${told(first)}, to ${told(last)}.`;
}
