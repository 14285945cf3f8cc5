import { useId, useMemo } from 'react';
import type { ClassProgress, WeekOfClass } from '#features/reports/contract/class-progress.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { classProgressPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { ChartAxes } from '#platform/ui/web/chart/chart-axes.tsx';
import { ChartFigure } from '#platform/ui/web/chart/chart-figure.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import { useWidth } from '#platform/ui/web/chart/use-width.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { dayRange } from '#platform/wording/core/day-range.ts';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import styles from './weeks-chart.module.css';
import { daysOfWeek, weeksCsv } from './weeks-csv.ts';
import { type BarPart, plotWeeks } from './weeks-plot.ts';

type Shown = Pick<ClassProgress, 'classId' | 'weeks' | 'start' | 'end'>;

interface WeeksChartProps {
  readonly progress: Shown;
  readonly className: string;
}

const CAPTION = 'Quizzes of the class week by week, newest first';

/** What a class did week by week: a bar for each, and the same as a table whose weeks open. */
export function WeeksChart({ progress, className }: WeeksChartProps) {
  const { weeks } = progress;
  const [frame, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => plotWeeks(weeks, width), [weeks, width]);
  const stripes = useId();
  return (
    <Card>
      <ChartFigure
        width={width}
        height={plot.box.height}
        frame={frame}
        label={drawnInWords(weeks)}
        drawing={
          <>
            <Stripes id={stripes} />
            <ChartAxes {...plot} />
            {plot.parts.map((part) => (
              <Part key={`${part.kind} ${part.x}`} part={part} stripes={stripes} />
            ))}
          </>
        }
      >
        <Key stripes={stripes} weeks={weeks} />
        <ShowAsTable
          caption={CAPTION}
          columns={columnsOf(progress)}
          rows={weeks.toReversed()}
          rowKey={({ monday }) => monday}
          act={<CsvButton of={CAPTION} name={`Weeks - ${className}`} csv={() => weeksCsv(progress)} />}
        />
      </ChartFigure>
    </Card>
  );
}

const Stripes = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.ground} width="7" height="7" />
      <path className={styles.stripe} d="M0,0V7" />
    </pattern>
  </defs>
);

const Part = ({
  part: { kind, ...place },
  stripes,
}: {
  readonly part: BarPart;
  readonly stripes: string;
}) => <rect className={styles[kind]} {...place} {...(kind === 'read' && { fill: `url(#${stripes})` })} />;

const WORDS: Readonly<Record<BarPart['kind'], string>> = {
  passed: 'Passed',
  read: 'Read, not passed',
  'too-fast': 'Too fast to count',
};

/** What the patterns mean; only those that are there. */
function Key({ stripes, weeks }: { readonly stripes: string; readonly weeks: readonly WeekOfClass[] }) {
  const there: readonly (readonly [BarPart['kind'], boolean])[] = [
    ['passed', weeks.some(({ passed }) => passed > 0)],
    ['read', weeks.some(({ quizzes, passed }) => quizzes > passed)],
    ['too-fast', weeks.some(({ quizzesTooFast }) => quizzesTooFast > 0)],
  ];
  return (
    <Row as="ul" gap={24} rowGap={4} className={styles.key}>
      {there.map(
        ([kind, isThere]) =>
          isThere && (
            <li key={kind} className={styles.entry}>
              <svg width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
                <Part part={{ kind, x: 1, y: 1, width: 18, height: 14 }} stripes={stripes} />
              </svg>
              {WORDS[kind]}
            </li>
          ),
      )}
    </Row>
  );
}

/** What the drawing says at a glance, for those who listen. */
function drawnInWords(weeks: readonly WeekOfClass[]): string {
  const sum = (of: (week: WeekOfClass) => number) => weeks.reduce((all, week) => all + of(week), 0);
  const read = count(
    sum(({ quizzes }) => quizzes),
    'quiz was',
    'quizzes were',
  );
  return `Quizzes of the class in ${count(weeks.length, 'week')}: ${read} read, ${wholeNumber(sum(({ passed }) => passed))} passed. All weeks are in the table below.`;
}

const columnsOf = (shown: Shown): readonly Column<WeekOfClass>[] => [
  {
    id: 'week',
    header: 'Days',
    cell: (week) => {
      const { start: from, end: until } = daysOfWeek(week, shown);
      return (
        <TextLink {...linkTo(classProgressPage, { id: shown.classId }, { from, until })}>
          {dayRange({ start: from, end: until })}
        </TextLink>
      );
    },
    rowHeader: true,
  },
  { id: 'quizzes', header: 'Quizzes read', cell: ({ quizzes }) => wholeNumber(quizzes) },
  { id: 'passed', header: 'Passed', cell: ({ passed }) => wholeNumber(passed) },
  { id: 'fast', header: 'Too fast', cell: ({ quizzesTooFast }) => wholeNumber(quizzesTooFast) },
  { id: 'minutes', header: 'Minutes', cell: ({ minutes }) => wholeNumber(Math.round(minutes)) },
  { id: 'points', header: 'Points', cell: ({ points }) => wholeNumber(points) },
  { id: 'students', header: 'Students who read', cell: ({ students }) => wholeNumber(students) },
];
