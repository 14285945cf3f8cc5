import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { ShowAsTable } from '#platform/ui/web/chart/show-as-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import type { Destination } from '#platform/ui/web/destination.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { dateOfPoint, type LevelPoint, pointWithDoubt } from '../../core/level-point.ts';
import { levelWord } from '../../core/level-sentence.ts';
import styles from './level-chart.module.css';
import { levelPointsCsv } from './level-points-csv.ts';

/** Where the answers behind a point are; null where nobody can look at them. */
export type OpensPoint = (point: LevelPoint) => Destination | null;

interface LevelTableProps {
  readonly points: readonly LevelPoint[];
  readonly zone: string;
  readonly caption: string;
  /** Without figures and their doubt. */
  readonly plain: boolean;
  /** What a file of it is called; without it there is none. */
  readonly file?: string | undefined;
  readonly opens?: OpensPoint | undefined;
}

interface Row {
  readonly index: number;
  readonly point: LevelPoint;
  readonly before: LevelPoint | undefined;
}

/** The points of the chart in words, newest first. */
export function LevelTable({ points, zone, caption, plain, file, opens }: LevelTableProps) {
  const rows = points.map((point, index) => ({ index, point, before: points[index - 1] })).toReversed();
  const called = `${caption}, newest first`;
  return (
    <ShowAsTable
      caption={called}
      columns={columnsIn(zone, plain, opens)}
      rows={rows}
      rowKey={({ index }) => index}
      act={
        file !== undefined && <CsvButton of={called} name={file} csv={() => levelPointsCsv(points, zone)} />
      }
    />
  );
}

const columnsIn = (zone: string, plain: boolean, opens: OpensPoint | undefined): readonly Column<Row>[] =>
  plain
    ? allColumns(zone, opens).flatMap((column) => {
        if (column.id === 'estimate') return [];
        return column.id === 'level' ? { ...column, header: 'My level' } : column;
      })
    : allColumns(zone, opens);

const allColumns = (zone: string, opens: OpensPoint | undefined): readonly Column<Row>[] => [
  {
    id: 'date',
    header: 'Date',
    cell: ({ point }) => {
      const words = `${dateOfPoint(point, zone)}${point.kind === 'pretest' ? ', pretest' : ''}`;
      const answers = opens?.(point) ?? null;
      return answers === null ? words : <TextLink {...answers}>{words}</TextLink>;
    },
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
