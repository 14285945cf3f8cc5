import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';
import { count } from '#platform/wording/core/figures.ts';
import { longDate } from '#platform/wording/core/long-date.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import { makeBadges, readBadges } from '../../contract/badges.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import type { PrintedCard } from '../add-students/new-rows.ts';

import { TurnBadgesOff } from './turn-badges.tsx';

export interface BadgeStudent {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

interface ChooseHoldersProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'timezone'>;
  readonly badgesUntil: string;
  readonly students: readonly BadgeStudent[];
  readonly holders: readonly { readonly studentId: number; readonly madeAt: string }[];
  readonly onMade: (rows: readonly PrintedCard[]) => void;
}

/** Who gets a badge. At first those who have none: the badge that a student has stops working. */
export function ChooseHolders({ schoolClass, badgesUntil, students, holders, onMade }: ChooseHoldersProps) {
  const { id, timezone } = schoolClass;
  const madeAt = new Map(holders.map((holder) => [holder.studentId, holder.madeAt]));
  const without = students.filter(({ studentId }) => !madeAt.has(studentId));
  const chosen = useChosen(
    students.map(({ studentId }) => studentId),
    without.map(({ studentId }) => studentId),
  );
  const { make, problem, pending } = useMake(id, students, onMade);
  const [asking, setAsking] = useState(false);
  const nameIn = namesAmong(students);
  const renewed = chosen.ids.filter((studentId) => madeAt.has(studentId)).length;
  return (
    <>
      <p>Badges are on. They work until {longDate(badgesUntil, timezone)}.</p>
      <Row>
        <Button variant="quiet" onClick={chosen.toggleAll}>
          {chosen.ids.length === students.length ? 'Choose nobody' : 'Choose everyone'}
        </Button>
        <TurnBadgesOff schoolClass={schoolClass} />
      </Row>
      <Card>
        <CheckboxColumns legend="Who gets a badge?" disabled={pending}>
          {students.map((student) => (
            <Checkbox
              key={student.studentId}
              label={nameIn(student) + since(madeAt.get(student.studentId), timezone)}
              checked={chosen.has(student.studentId)}
              onChange={() => chosen.toggle(student.studentId)}
            />
          ))}
        </CheckboxColumns>
      </Card>
      <ProblemNote words={problem} />
      <Row>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel="Creating…"
          onClick={() => (renewed === 0 ? make(chosen.ids) : setAsking(true))}
        >
          {chosen.ids.length === 0 ? 'Create badges' : `Create ${count(chosen.ids.length, 'badge')}`}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        title={renewed === 1 ? 'A new badge for 1 student?' : `New badges for ${renewed} students?`}
        confirmLabel={renewed === 1 ? 'Create the badge' : 'Create the badges'}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          make(chosen.ids);
        }}
      >
        <p>
          {renewed === 1 ? 'The old badge stops' : 'Their old badges stop'} working right away, and whoever
          came in with {renewed === 1 ? 'it' : 'one'} is logged out. No work is lost.
        </p>
      </ConfirmDialog>
    </>
  );
}

const since = (madeAt: string | undefined, timezone: string): string =>
  madeAt === undefined ? '' : ` · badge from ${shortDate(madeAt, timezone)}`;

/** Makes badges for these students of the class; a student who left meanwhile gets no card. */
function useMake(
  id: number,
  students: readonly BadgeStudent[],
  onMade: (rows: readonly PrintedCard[]) => void,
) {
  const { send, pending } = useEndpointMutation(makeBadges, { refreshes: [readBadges] });
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (studentIds: readonly number[]) => {
    if (studentIds.length === 0) return setProblem('Choose at least one student first.');
    const result = await send({ params: { id }, body: { studentIds: [...studentIds] } });
    if (!result.ok) return setProblem(result.problem.detail);
    const badgeOf = new Map(result.data.badges.map(({ studentId, badge }) => [studentId, badge]));
    const rows = students.flatMap((student) => {
      const badge = badgeOf.get(student.studentId);
      return badge === undefined ? [] : [{ ...student, key: student.studentId, badge }];
    });
    if (rows.length === 0) setProblem(NOBODY);
    else onMade(rows);
  };
  return { make: (studentIds: readonly number[]) => void make(studentIds), problem, pending };
}

const NOBODY = 'No badge was created. Their accounts may be locked, or they are not in this class anymore.';
