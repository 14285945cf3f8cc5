import { Worklist, WorklistEmpty } from '#platform/ui/web/worklist-row.tsx';
import type { ListedRows, WorklistRow } from '../../../contract/worklist.ts';
import { HomeRow } from './home-row.tsx';
import { PutAwayRows } from './put-away-rows.tsx';
import { usePutAway } from './use-put-away.ts';

interface WhoNeedsYouProps {
  readonly list: ListedRows;
  /** What a class is called in a list of all classes; not there where the list is of one class. */
  readonly className?: (classId: number) => string | undefined;
}

/** Who needs the teacher, with a reason and one act each, and what was put away: of all classes or of one. */
export function WhoNeedsYou({ list, className }: WhoNeedsYouProps) {
  const away = usePutAway();
  const { rows, putAway } = away.split(list);
  return (
    <>
      <Worklist rows={rows} rowKey={({ rowKey }) => rowKey} empty={<NobodyNow />}>
        {(row) => (
          <HomeRow
            row={row}
            className={className}
            // What to do about a thing is said once, with the first row about it.
            advises={rows.find((one) => kindOf(one) === kindOf(row)) === row}
            onDismiss={() => away.putAway(row)}
          />
        )}
      </Worklist>
      <PutAwayRows rows={putAway} className={className} onBringBack={away.bringBack} />
    </>
  );
}

const kindOf = (row: WorklistRow): string => (row.type === 'help' ? row.kind : row.type);

const NobodyNow = () => (
  <WorklistEmpty title="Nobody right now">
    Here you will see who has not done the pretest, who guesses, who rarely passes, who could use help with a
    skill, and who has been away. You also see essays to read and students who want to join.
  </WorklistEmpty>
);
