import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { levelWord } from '#features/progress/web/public.tsx';
import { Badge } from '#platform/ui/web/badge.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { Unknown } from '#platform/ui/web/unknown.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import type { LevelCheck } from '../contract/question-report.ts';

/** Per level: are its questions as hard as the level says, on average? Levels that cannot be judged yet are one line. */
export function LevelTable({ levels }: { readonly levels: readonly LevelCheck[] }) {
  const judged = levels.filter(({ holds }) => holds !== null);
  const open = levels.filter(({ holds }) => holds === null);
  return (
    <>
      <p>
        A level fits when its questions are as hard as the level says, on average; give or take 0.2 steps,
        where one level is about half a step. That can be told from 200 answers on.
      </p>
      <DataTable
        caption="Levels and how hard their questions turned out"
        columns={columns}
        rows={judged}
        rowKey={({ level }) => level}
        empty={null}
      />
      {open.length > 0 && (
        <p>Too few answers yet: Levels {open.map(({ level }) => levelWord(level)).join(', ')}.</p>
      )}
    </>
  );
}

const columns: readonly Column<LevelCheck>[] = [
  { id: 'level', header: 'Level', cell: ({ level }) => levelWord(level), rowHeader: true },
  {
    id: 'questions',
    header: 'Questions answered',
    cell: ({ questions }) => wholeNumber(questions),
    align: 'right',
  },
  { id: 'answers', header: 'Answers', cell: ({ answers }) => wholeNumber(answers), align: 'right' },
  {
    id: 'shift',
    header: 'Harder than it says, in steps',
    cell: ({ shift }) => (shift === null ? <Unknown /> : signed(shift)),
    align: 'right',
  },
  { id: 'holds', header: 'Result', cell: ({ holds }) => <Holds holds={holds} /> },
];

/** "+0.12" is harder, "−0.30" easier. */
export const signed = (shift: number): string => `${shift < 0 ? '−' : '+'}${Math.abs(shift).toFixed(2)}`;

function Holds({ holds }: Pick<LevelCheck, 'holds'>) {
  if (holds === null) return null;
  return holds ? (
    <Badge tone="leaf" icon={<IconCircleCheck size={16} aria-hidden />}>
      Fits
    </Badge>
  ) : (
    <Badge tone="berry" icon={<IconAlertCircle size={16} aria-hidden />}>
      Does not fit
    </Badge>
  );
}
