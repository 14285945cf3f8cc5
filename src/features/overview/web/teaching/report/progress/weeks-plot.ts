import type { WeekOfClass } from '#features/reports/contract/class-progress.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import type { DateTick } from '#platform/ui/web/chart/calendar-axis.ts';
import type { AxisLine } from '#platform/ui/web/chart/chart-axes.tsx';
import { datesBelow, type PlotBox, plotBox } from '#platform/ui/web/chart/plot-box.ts';

const HEIGHT = 200;
/** Widest bar, and the share of its place that a bar fills. */
const BAR = { most: 56, share: 0.7 };
const WEEK = 7;

/** A part of a bar; each kind has a pattern of its own. */
export interface BarPart {
  readonly kind: 'passed' | 'read' | 'too-fast';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Everything that is drawn, in pixels from the upper left corner. */
export interface WeeksPlot {
  readonly box: PlotBox;
  readonly lines: readonly AxisLine[];
  readonly dates: readonly DateTick[];
  readonly parts: readonly BarPart[];
}

/** A bar for each week, from passed quizzes upwards. @param weeks at least one, oldest first; some may be missing between them */
export function plotWeeks(weeks: readonly WeekOfClass[], width: number): WeeksPlot {
  const box = plotBox(width, HEIGHT);
  const [first, last] = [dayOfIso(weeks[0]?.monday) ?? 0, dayOfIso(weeks.at(-1)?.monday) ?? 0];
  const places = (last - first) / WEEK + 1;
  const perWeek = (box.right - box.left) / places;
  const middleOf = (monday: number) => box.left + ((monday - first) / WEEK + 0.5) * perWeek;
  const most = Math.max(1, ...weeks.map(({ quizzes, quizzesTooFast }) => quizzes + quizzesTooFast));
  const step = niceStep(most);
  const top = step * Math.ceil(most / step);
  const y = (quizzes: number) => box.bottom - (quizzes / top) * (box.bottom - box.top);
  const barWidth = Math.min(BAR.most, BAR.share * perWeek);
  return {
    box,
    lines: Array.from({ length: top / step + 1 }, (_, index) => ({
      y: y(index * step),
      label: `${index * step}`,
    })),
    dates: datesOf({ first, places, most: datesBelow(box), middleOf }),
    parts: weeks.flatMap(({ monday, quizzes, passed, quizzesTooFast }) => {
      const x = middleOf(dayOfIso(monday) ?? 0) - barWidth / 2;
      const part = (kind: BarPart['kind'], from: number, to: number): BarPart[] =>
        to > from ? [{ kind, x, y: y(to), width: barWidth, height: y(from) - y(to) }] : [];
      return [
        ...part('passed', 0, passed),
        ...part('read', passed, quizzes),
        ...part('too-fast', quizzes, quizzes + quizzesTooFast),
      ];
    }),
  };
}

interface DatesOf {
  /** Day number of the first Monday. */
  readonly first: number;
  readonly places: number;
  readonly most: number;
  readonly middleOf: (monday: number) => number;
}

/** The Mondays below the bars, as many as have room. */
function datesOf({ first, places, most, middleOf }: DatesOf): DateTick[] {
  const every = Math.ceil(places / most);
  return Array.from({ length: Math.ceil(places / every) }, (_, index) => {
    const monday = first + index * every * WEEK;
    return { x: middleOf(monday), label: dayInWords(monday) };
  });
}

const dayInWords = (day: number): string =>
  new Date(isoDay(day)).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** 1, 2, 5, 10, 20, 50, …: at most five lines above the first. */
function niceStep(most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (most / step <= 5) return step;
}
