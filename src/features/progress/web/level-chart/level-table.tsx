import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { dateOfPoint, type LevelPoint, pointWithDoubt } from '../../core/level-point.ts';
import { levelWord } from '../../core/level-sentence.ts';
import styles from './level-chart.module.css';

interface LevelTableProps {
  readonly points: readonly LevelPoint[];
  readonly zone: string;
  readonly caption: string;
  /** Without figures and their doubt. */
  readonly plain: boolean;
}

interface Row {
  readonly index: number;
  readonly point: LevelPoint;
  readonly before: LevelPoint | undefined;
}

/** The points of the chart in words, newest first. */
export function LevelTable({ points, zone, caption, plain }: LevelTableProps) {
  const rows = points.map((point, index) => ({ index, point, before: points[index - 1] })).toReversed();
  return (
    <ShowAsTable
      caption={`${caption}, newest first`}
      columns={columnsIn(zone, plain)}
      rows={rows}
      rowKey={({ index }) => index}
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
