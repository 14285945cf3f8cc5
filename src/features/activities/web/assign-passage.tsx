import { useState } from 'react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { createAssignment } from '../contract/teaching.ts';
import { dayInWords, daysToAssign } from './activity-words.ts';
import { ACTIVITY_LISTS, useActivityActs } from './use-activity-acts.ts';

interface AssignPassageProps {
  readonly versionId: number;
  readonly title: string;
  /** The class that was open last; it is chosen at first. */
  readonly comeFrom: number | null;
}

/** Assigns a passage to a class: the class, a start and a due date. Nothing where the teacher has no class. */
export function AssignPassage(props: AssignPassageProps) {
  const { data } = useEndpointQuery(listClasses, {});
  const [open, setOpen] = useState(false);
  const classes = data?.classes ?? [];
  const first = classes.find(({ id }) => id === props.comeFrom) ?? classes[0];
  if (!first) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Assign
      </Button>
      {open && <AssignDialog {...props} classes={classes} first={first} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Values {
  readonly classId: string;
  /** Null until they are chosen. */
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

interface AssignDialogProps extends AssignPassageProps {
  readonly classes: readonly TeacherClass[];
  readonly first: TeacherClass;
  readonly onClose: () => void;
}

function AssignDialog({ versionId, title, classes, first, onClose }: AssignDialogProps) {
  const { cancel } = useActivityActs();
  const classOf = (classId: string) => classes.find(({ id }) => String(id) === classId) ?? first;
  /** What the teacher has not chosen follows the class, which may be in another zone. */
  const daysOf = ({ classId, ...chosen }: Values) => daysToAssign(chosen, todayIn(classOf(classId).timezone));
  const initial: Values = { classId: String(first.id), startDate: null, dueDate: null };
  const form = useEndpointForm(createAssignment, {
    refreshes: ACTIVITY_LISTS,
    initial,
    toInput: (values) => ({
      body: {
        type: 'PASSAGE' as const,
        classId: Number(values.classId),
        versionId,
        ...daysOf(values),
      },
    }),
    onDone: ({ activityId, className, dueDate }) => {
      onClose();
      showToast({
        style: 'success',
        words: `Assigned to ${className}, due ${dayInWords(dueDate)}.`,
        onUndo: () => void cancel({ activityId, type: 'PASSAGE', title }),
      });
    },
  });
  const { startDate, dueDate } = daysOf(form.values);
  return (
    <Dialog
      open
      title={`Assign “${title}”`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={form.pending} pendingLabel="Assigning…" onClick={form.submit}>
            Assign
          </Button>
        </>
      }
    >
      <Form form={form}>
        <SelectField
          {...form.field('classId')}
          label="Class"
          options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField
          {...form.field('startDate')}
          value={startDate}
          label="Starts"
          min={todayIn(classOf(form.values.classId).timezone)}
        />
        <DateField
          {...form.field('dueDate')}
          value={dueDate}
          label="Due"
          hint="Students can start until the end of this day, once their pretest is done. Students who join later get it, too."
          min={startDate}
        />
      </Form>
    </Dialog>
  );
}

const todayIn = (zone: string): string => isoDay(dayNumber(Date.now(), zone));
