import { useState } from 'react';
import { listResets, type StudentReset } from '#features/quiz/contract/reset-progress.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { count, daysAgo } from '#platform/wording/core/figures.ts';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { useUndoReset } from '../reset/use-undo-reset.ts';

interface StartedOverNoteProps {
  readonly profile: Pick<StudentProfile, 'studentId' | 'name' | 'timezone' | 'startsOver' | 'classes'>;
}

/** That a student starts over, and while it can be undone the way back; nothing once the new pretest has begun. */
export function StartedOverNote({ profile }: StartedOverNoteProps) {
  const ownClass = profile.classes.find(({ classId }) => classId !== null)?.classId ?? null;
  if (!profile.startsOver || ownClass === null) return null;
  return <StartsOver profile={profile} classId={ownClass} />;
}

/** A teacher who may not undo it is refused the list, and reads only that it is so. */
function StartsOver({ profile, classId }: StartedOverNoteProps & { readonly classId: number }) {
  const { studentId, name, timezone } = profile;
  const [pending, setPending] = useState(false);
  const undoReset = useUndoReset();
  const query = useEndpointQuery(listResets, { params: { id: classId } }, { refetchOnMount: 'always' });
  const reset = query.data?.students.find((one) => one.studentId === studentId);
  const undo = async () => {
    setPending(true);
    // The button that had the focus goes with the note.
    if (await undoReset({ classId, students: [{ studentId, name }] })) focusHeading();
    setPending(false);
  };
  return (
    <Note>
      <Row gap={16} rowGap={8} align="center" between>
        <p>
          Started over
          {reset && ` ${resetInWords(reset, query.dataUpdatedAt, timezone)}`}. Work before it is kept, and is
          not counted here.
        </p>
        {reset && (
          <Button pending={pending} pendingLabel="Undoing…" onClick={() => void undo()}>
            Undo starting over
          </Button>
        )}
      </Row>
    </Note>
  );
}

/** "today by Mr. Moss, 45 points taken". */
const resetInWords = ({ resetAt, byName, pointsTaken }: StudentReset, now: number, zone: string): string =>
  [
    [daysAgo(resetAt, now, zone), ...(byName === null ? [] : [`by ${byName}`])].join(' '),
    ...(pointsTaken > 0 ? [`${count(pointsTaken, 'point')} taken`] : []),
  ].join(', ');
