import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { dateOfPoint, type LevelPoint, pointWithDoubt } from '../../core/level-point.ts';
import { levelWord } from '../../core/level-sentence.ts';
import styles from './level-chart.module.css';
import { levelPointsCsv } from './level-points-csv.ts';

interface LevelTableProps {
  readonly points: readonly LevelPoint[];
  readonly zone: string;
  readonly caption: string;
  /** Without figures and their doubt. */
  readonly plain: boolean;
  /** What a file of it is called; without it there is none. */
  readonly file?: string | undefined;
}

interface Row {
  readonly index: number;
  readonly point: LevelPoint;
  readonly before: LevelPoint | undefined;
}

/** The points of the chart in words, newest first. */
export function LevelTable({ points, zone, caption, plain, file }: LevelTableProps) {
  const rows = points.map((point, index) => ({ index, point, before: points[index - 1] })).toReversed();
  const called = `${caption}, newest first`;
  return (
    <ShowAsTable
      caption={called}
      columns={columnsIn(zone, plain)}
      rows={rows}
      rowKey={({ index }) => index}
      act={
        file !== undefined && <CsvButton of={called} name={file} csv={() => levelPointsCsv(points, zone)} />
      }
    />
  );
}

const columnsIn = (zone: string, plain: boolean): readonly Column<Row>[] =>
  plain
    ? allColumns(zone).flatMap((column) => {
        if (column.id === 'estimate') return [];
        return column.id === 'level' ? { ...column, header: 'My level' } : column;
      })
    : allColumns(zone);

const allColumns = (zone: string): readonly Column<Row>[] => [
  {
    id: 'date',
    header: 'Date',
    cell: ({ point }) => `${dateOfPoint(point, zone)}${point.kind === 'pretest' ? ', pretest' : ''}`,
    rowHeader: true,
  },
  {
    id: 'estimate',
    header: 'Reading level',
    cell: ({ point }) => <span className={styles.together}>{pointWithDoubt(point)}</span>,
  },
  { id: 'level', header: 'Shown level', cell: ({ point, before }) => shownLevel(point, before) },
];

/** "Five", "Five, up from Four". */
function shownLevel({ level }: LevelPoint, before: LevelPoint | undefined): string {
  if (before === undefined || before.level === level) return levelWord(level);
  return `${levelWord(level)}, ${level > before.level ? 'up' : 'down'} from ${levelWord(before.level)}`;
}
