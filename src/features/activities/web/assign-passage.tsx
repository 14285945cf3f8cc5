import { useState } from 'react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { askForPlan, usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { PremiumMark } from '#platform/plans/web/premium-mark.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { createClassPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import { createAssignment } from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import { dayInWords, daysToAssign } from './activity-words.ts';
import { type Refusal, RefusalsNote } from './refusals-note.tsx';
import { todayIn } from './to-do-words.ts';
import { useActivityActs } from './use-activity-acts.ts';
import { useSetForClasses } from './use-set-for-classes.ts';
import { type ForWhomChooser, type Whom, whomFault } from './whom.ts';

interface AssignPassageProps {
  readonly versionId: number;
  readonly title: string;
  readonly ForWhom: ForWhomChooser;
}

/** Assigns a passage to classes or some students, with a start and a due date. */
export function AssignPassage(props: AssignPassageProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const [open, setOpen] = useState(false);
  const { isClosed } = usePlanGate();
  const classes = data?.classes ?? [];
  const [first] = classes;
  if (data === undefined) return null;
  if (!first) return <LinkButton {...linkTo(createClassPage)}>Create a class to assign it</LinkButton>;
  return (
    <>
      <Button variant="primary" onClick={() => (isClosed ? askForPlan('assigned-passage') : setOpen(true))}>
        Assign
      </Button>
      <PremiumMark feature="assigned-passage" />
      {open && <AssignDialog {...props} classes={classes} first={first} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AssignDialogProps extends AssignPassageProps {
  readonly classes: readonly TeacherClass[];
  readonly first: TeacherClass;
  readonly onClose: () => void;
}

function AssignDialog({ versionId, title, classes, first, onClose, ForWhom }: AssignDialogProps) {
  const { cancel } = useActivityActs();
  const { setFor, pending } = useSetForClasses();
  // Of several none is chosen at first: the one that was open before may not be the one that is meant.
  const [whom, setWhom] = useState<Whom>({
    classIds: classes.length === 1 ? [first.id] : [],
    studentIds: null,
  });
  // Null until they are chosen.
  const [chosen, setChosen] = useState<ChosenDays>({ startDate: null, dueDate: null });
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const classOf = (classId: number | undefined) => classes.find(({ id }) => id === classId) ?? first;
  /** What the teacher has not chosen follows the class, which may be in another zone. */
  const daysOf = (classId: number | undefined) => daysToAssign(chosen, todayIn(classOf(classId).timezone));
  const { startDate, dueDate } = daysOf(whom.classIds[0]);

  const assign = async () => {
    const fault = whomFault(whom);
    if (fault !== null) {
      setRefusals([{ className: null, why: fault }]);
      return;
    }
    const { classIds, studentIds } = whom;
    const { made, refused } = await setFor(classIds, (api, classId) =>
      api(createAssignment, {
        body: {
          type: 'PASSAGE',
          classId,
          versionId,
          ...daysOf(classId),
          ...(studentIds && { studentIds: [...studentIds] }),
        },
      }),
    );
    if (made.length > 0) {
      const undo = () =>
        made.forEach(({ activityId }) => void cancel({ activityId, type: 'PASSAGE', title }));
      showToast({ style: 'success', words: assignedInWords(made), onUndo: undo });
    }
    if (refused.length === 0) {
      onClose();
      return;
    }
    setWhom({ ...whom, classIds: refused.map(({ classId }) => classId) });
    setRefusals(
      refused.map(({ classId, why }) => ({
        className: classIds.length > 1 ? classOf(classId).name : null,
        why,
      })),
    );
  };

  return (
    <Dialog
      open
      title={`Assign “${title}”`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={pending} pendingLabel="Assigning…" onClick={() => void assign()}>
            Assign
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ForWhom
          classes={classes}
          whom={whom}
          onChange={(next) => {
            setWhom(next);
            setRefusals([]);
          }}
        />
        <DateField
          name="startDate"
          value={startDate}
          onChange={(day) => setChosen({ ...chosen, startDate: day })}
          label="Starts"
          min={todayIn(classOf(whom.classIds[0]).timezone)}
        />
        <DateField
          name="dueDate"
          value={dueDate}
          onChange={(day) => setChosen({ ...chosen, dueDate: day })}
          label="Due"
          hint={`Students can start until the end of this day, once their pretest is done.${
            whom.studentIds === null ? ' Students who join later get it, too.' : ''
          }`}
          min={startDate}
        />
        <RefusalsNote refusals={refusals} />
      </Stack>
    </Dialog>
  );
}

interface ChosenDays {
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

/** "Assigned to Room 12, due Fri, Dec 4." */
const assignedInWords = ([one, ...others]: readonly ActivityView[]): string => {
  const whom = others.length === 0 ? one?.className : `${others.length + 1} classes`;
  return `Assigned to ${whom}, due ${dayInWords(one?.dueDate ?? '')}.`;
};
