import { type PointerEvent, useMemo, useState } from 'react';
import { ChartFigure } from '#platform/ui/web/chart/chart-figure.tsx';
import type { PlotBox } from '#platform/ui/web/chart/plot-box.ts';
import { useWidth } from '#platform/ui/web/chart/use-width.ts';
import { dateOfPoint, type LevelPoint, pointWithDoubt } from '../../core/level-point.ts';
import { levelWord } from '../../core/level-sentence.ts';
import { levelFigure } from '../../core/level-with-doubt.ts';
import styles from './level-chart.module.css';
import { LevelDrawing } from './level-drawing.tsx';
import { LevelKey } from './level-key.tsx';
import { nearestPoint, type PlottedPoint, plotLevels } from './level-plot.ts';
import { LevelTable, type OpensPoint } from './level-table.tsx';

interface LevelChartProps {
  /** At least one, oldest first. */
  readonly points: readonly LevelPoint[];
  /** The time zone of the dates. */
  readonly zone: string;
  /** What it shows, for those who listen: "Reading level of Ana over time". */
  readonly caption: string;
  /** The words of levels alone: figures and their doubt are for grown-ups. */
  readonly plain?: boolean;
  /** What a file of the table is called; without it there is none. */
  readonly file?: string;
  /** Where the answers behind a point are, for a link in the table. */
  readonly opens?: OpensPoint;
}

/** A reading level over time with its doubt: the drawing, what its marks mean, and the same as a table. */
export function LevelChart({ points, zone, caption, plain = false, file, opens }: LevelChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => plotLevels(points, zone, width), [points, zone, width]);
  const [pointed, setPointed] = useState<LevelPoint | null>(null);
  // What was pointed at may be gone: the points are fetched again, and the place changes its width.
  const active = plot.points.find(({ point }) => point === pointed);
  const point = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setPointed(nearestPoint(plot.points, x)?.point ?? null);
  };
  return (
    <ChartFigure
      className={styles.figure}
      width={width}
      height={plot.box.height}
      frame={frame}
      label={inWords(caption, points, (of) => pointInWords(of, zone, plain))}
      pointer={{
        onPointerMove: point,
        onPointerDown: point,
        // A finger leaves as soon as it is lifted; what it tapped stays to be read.
        onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && setPointed(null),
      }}
      above={<Readout shown={active?.point ?? points.at(-1)} zone={zone} plain={plain} />}
      drawing={
        <>
          <LevelDrawing plot={plot} />
          {active && <Pointed at={active} box={plot.box} />}
        </>
      }
    >
      <LevelKey plot={plot} plain={plain} />
      <LevelTable points={points} zone={zone} caption={caption} plain={plain} file={file} opens={opens} />
    </ChartFigure>
  );
}

interface ReadoutProps {
  readonly shown: LevelPoint | undefined;
  readonly zone: string;
  readonly plain: boolean;
}

/**
 * The point under the pointer in words, else the latest, always in the same place: nothing is covered. It is what a quiz left, and not
 * the level now, which learns on from other answers: so it says after what, and has no ±.
 */
function Readout({ shown, zone, plain }: ReadoutProps) {
  if (shown === undefined) return null;
  const what = shown.kind === 'pretest' ? 'pretest' : 'quiz';
  return (
    <p className={styles.readout}>
      <span className={styles.when}>
        After the {what} of {dateOfPoint(shown, zone)}:
      </span>{' '}
      {plain ? (
        <strong className={styles.together}>Level {levelWord(shown.level)}</strong>
      ) : (
        <>
          <strong className={styles.together}>{levelFigure(shown)}</strong>, shown level{' '}
          {levelWord(shown.level)}
        </>
      )}
    </p>
  );
}

const Pointed = ({ at: { x, y }, box }: { readonly at: PlottedPoint; readonly box: PlotBox }) => (
  <>
    <line className={styles.pointer} x1={x} x2={x} y1={box.top} y2={box.bottom} />
    <circle className={styles.pointed} cx={x} cy={y} r={8} />
  </>
);

/** "4.1 ± 1.1, shown level Four, on Sep 14, 2026", "Level Four on Sep 14, 2026". */
function pointInWords(point: LevelPoint, zone: string, plain: boolean): string {
  const level = levelWord(point.level);
  const what = plain ? `Level ${level}` : `${pointWithDoubt(point)}, shown level ${level},`;
  return `${what} on ${dateOfPoint(point, zone)}`;
}

/** What the drawing says at a glance. */
function inWords(caption: string, points: readonly LevelPoint[], at: (point: LevelPoint) => string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return caption;
  if (first === last) return `${caption}: ${at(last)}.`;
  return `${caption}, ${points.length} dots: from ${at(first)}, to ${at(last)}. All of them are in the table below.`;
}
