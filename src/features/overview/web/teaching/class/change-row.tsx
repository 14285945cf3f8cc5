import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { count, daysAgo } from '#platform/wording/core/figures.ts';
import { useUndoMerge } from '../merge/use-undo-merge.ts';
import { useUndoReset } from '../reset/use-undo-reset.ts';
import { useUndoRemoval } from '../student/use-undo-removal.ts';
import type { Change } from './changes-of.ts';
import styles from './recent-changes.module.css';
import { useMoveBack } from './use-move-back.ts';

interface ChangeRowProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone'>;
  readonly change: Change;
  /** When the list was fetched, epoch milliseconds. */
  readonly asOf: number;
}

/** A change with its undo. */
export function ChangeRow({ change, schoolClass, asOf }: ChangeRowProps) {
  const { kind, name, at, byName, pointsTaken } = change;
  const [pending, setPending] = useState(false);
  const undo = useUndo(schoolClass);
  const press = async () => {
    setPending(true);
    // The button that had the focus goes with its row.
    if (await undo(change)) focusHeading();
    setPending(false);
  };
  const { act, acting, label } = WORDS[kind];
  return (
    <Row as="li" gap={16} rowGap={8} align="center" between>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          {doneInWords(change)} <time dateTime={at}>{daysAgo(at, asOf, schoolClass.timezone)}</time>
          {byName !== null && ` by ${byName}`}
          {pointsTaken > 0 && `, ${count(pointsTaken, 'point')} taken`}
        </p>
      </div>
      <Button aria-label={label(name)} pending={pending} pendingLabel={acting} onClick={() => void press()}>
        {act}
      </Button>
    </Row>
  );
}

/** Takes a change back, each kind in its way. @returns whether the server answered. */
function useUndo({ id, name }: ChangeRowProps['schoolClass']) {
  const undoRemoval = useUndoRemoval();
  const moveBack = useMoveBack();
  const undoReset = useUndoReset();
  const undoMerge = useUndoMerge();
  return async ({ kind, movedTo, joined, studentId, name: studentName }: Change): Promise<boolean> => {
    const students = [{ studentId, name: studentName }];
    if (movedTo) return moveBack({ from: { id, name }, to: movedTo, students });
    if (joined) return undoMerge({ classId: id, joinedId: joined.joinedId, name: studentName });
    if (kind === 'reset') return undoReset({ classId: id, students });
    return (await undoRemoval({ classId: id, className: name, students })) !== null;
  };
}

const WORDS = {
  removed: { act: 'Bring back', acting: 'Bringing back…', label: (name: string) => `Bring back ${name}` },
  moved: { act: 'Move back', acting: 'Moving back…', label: (name: string) => `Move back ${name}` },
  merged: {
    act: 'Undo',
    acting: 'Undoing…',
    label: (name: string) => `Undo merging the accounts of ${name}`,
  },
  reset: { act: 'Undo', acting: 'Undoing…', label: (name: string) => `Undo starting over for ${name}` },
} as const;

const doneInWords = ({ kind, movedTo, joined }: Change): string => {
  if (joined) return `merged with ${joined.joinedUsername}`;
  if (movedTo) return `moved to ${movedTo.name}`;
  return kind === 'reset' ? 'started over' : 'removed';
};
