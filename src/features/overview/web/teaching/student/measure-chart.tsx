import { type ReactNode, useMemo } from 'react';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { ChartAxes } from '#platform/ui/web/chart/chart-axes.tsx';
import { ChartFigure } from '#platform/ui/web/chart/chart-figure.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import { useWidth } from '#platform/ui/web/chart/use-width.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { ReadingPoint } from '../../../contract/views.ts';
import styles from './measure-chart.module.css';
import { type Outcome, outcomeOf, type PlottedPassage, plotMeasures } from './measure-plot.ts';
import { drawnInWords, MEASURE_MEANS, measuresSentence, OUTCOME_WORDS } from './measure-words.ts';
import { readingsCsv } from './readings-csv.ts';

interface MeasureChartProps {
  readonly studentId: number;
  readonly name: string;
  /** The passages of some days, oldest first. */
  readonly readings: readonly ReadingPoint[];
  readonly zone: string;
}

/** How hard the passages were that a student read, and how hard a text the student reads, over time. */
export function MeasureChart({ studentId, name, readings, zone }: MeasureChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const caption = `Reading measure of the passages of ${name}, newest first`;
  const plot = useMemo(
    () => (readings.length === 0 ? null : plotMeasures(readings, zone, width)),
    [readings, zone, width],
  );
  if (plot === null) {
    return (
      <EmptyState title="No passages in these days">
        Each finished quiz adds a passage with its reading measure.
      </EmptyState>
    );
  }
  return (
    <Card gap={16}>
      <p className={styles.about}>{MEASURE_MEANS}</p>
      <ChartFigure
        width={width}
        height={plot.box.height}
        frame={frame}
        label={drawnInWords(readings, name, zone)}
        above={<p>{measuresSentence(readings, name)}</p>}
        drawing={
          <>
            <ChartAxes {...plot} />
            {plot.reader !== '' && <path className={styles.reader} d={plot.reader} />}
            {plot.passages.map((passage) => (
              <Mark key={passage.attemptId} {...passage} radius={plot.radius} />
            ))}
          </>
        }
      >
        <Key readings={readings} />
        <ShowAsTable
          caption={caption}
          columns={columnsOf(studentId, zone)}
          rows={readings.toReversed()}
          rowKey={({ attemptId }) => attemptId}
          act={
            <CsvButton
              of={caption}
              name={`Reading measure - ${name}`}
              csv={() => readingsCsv(readings, zone)}
            />
          }
        />
      </ChartFigure>
    </Card>
  );
}

/** A full circle, a hollow one, and a cross: told apart without color. */
function Mark({ x, y, outcome, radius }: Omit<PlottedPassage, 'attemptId'> & { readonly radius: number }) {
  if (outcome !== 'too-fast') return <circle className={styles[outcome]} cx={x} cy={y} r={radius} />;
  const size = 2 * radius;
  return (
    <path
      className={styles[outcome]}
      d={`M${x - radius},${y - radius}l${size},${size}m0,${-size}l${-size},${size}`}
    />
  );
}

const OUTCOMES: readonly Outcome[] = ['passed', 'not-passed', 'too-fast'];

/** What the marks mean; only those that are there. */
function Key({ readings }: Pick<MeasureChartProps, 'readings'>) {
  const there = new Set(readings.map(outcomeOf));
  return (
    <Row as="ul" gap={24} rowGap={4} className={styles.key}>
      {readings.some(({ readerMeasure }) => readerMeasure !== null) && (
        <Entry words="The student’s own measure after each quiz">
          <path className={styles.reader} d="M1,8H31" />
        </Entry>
      )}
      {OUTCOMES.filter((outcome) => there.has(outcome)).map((outcome) => (
        <Entry key={outcome} words={`Passage: ${OUTCOME_WORDS[outcome].toLowerCase()}`}>
          <Mark x={16} y={8} outcome={outcome} radius={5} />
        </Entry>
      ))}
    </Row>
  );
}

const Entry = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <li className={styles.entry}>
    <svg width="32" height="16" viewBox="0 0 32 16" aria-hidden="true">
      {children}
    </svg>
    {words}
  </li>
);

const columnsOf = (studentId: number, zone: string): readonly Column<ReadingPoint>[] => [
  { id: 'date', header: 'Finished', cell: ({ at }) => shortDate(at, zone) },
  {
    id: 'passage',
    header: 'Passage',
    cell: ({ title, ...quiz }) => (
      <TextLink {...linkTo(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}>{title}</TextLink>
    ),
    rowHeader: true,
  },
  { id: 'measure', header: 'Reading measure', cell: ({ measure }) => measure },
  { id: 'outcome', header: 'Result', cell: (point) => OUTCOME_WORDS[outcomeOf(point)] },
  {
    id: 'reader',
    header: 'The student’s own after it',
    cell: ({ readerMeasure }) => readerMeasure ?? <Unknown />,
  },
];
