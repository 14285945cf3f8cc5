import { namesAmong } from '#features/accounts/core/student-name.ts';
import { ChooseFound, useFoundByName } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { SaveDialog } from '#platform/ui/web/save-dialog.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { giveMoreTime } from '../contract/teaching.ts';
import { activityName, dayInWords, daysLater } from './activity-words.ts';
import type { DatedActivity, Waiting } from './more-time.tsx';
import { todayIn } from './to-do-words.ts';
import { ACTIVITY_LISTS } from './use-activity-acts.ts';

interface MoreTimeDialogProps {
  readonly activity: DatedActivity;
  /** Those who are not done. */
  readonly students: readonly Waiting[];
  readonly onClose: () => void;
}

const A_WEEK = 7;
/** So many names are in view at once in the box of a dialog. */
const IN_VIEW = 14;
const laterOf = (one: string, other: string): string => (one < other ? other : one);

/** A later due date for some students. Those who missed it are chosen at first. */
export function MoreTimeDialog({ activity, students, onClose }: MoreTimeDialogProps) {
  const { activityId, dueDate, timezone } = activity;
  const nameOf = namesAmong(students);
  const missed = students.filter(({ status }) => status === 'missed').map(({ studentId }) => studentId);
  const form = useEndpointForm(giveMoreTime, {
    refreshes: ACTIVITY_LISTS,
    initial: { studentIds: missed, dueDate: daysLater(laterOf(dueDate, todayIn(timezone)), A_WEEK) },
    toInput: (values) => ({ body: { activityId, ...values } }),
    onDone: ({ dueDate: until }, { studentIds }) => {
      onClose();
      const [only] = students.filter(({ studentId }) => studentIds.includes(studentId));
      const who =
        studentIds.length === 1 && only
          ? `${nameOf(only)} has`
          : `${count(studentIds.length, 'student')} have`;
      showToast({ style: 'success', words: `${who} until ${dayInWords(until)}.` });
    },
  });
  const chosen = form.values.studentIds;
  const { found, isNarrowed, field } = useFoundByName(students, IN_VIEW);
  const nobody = form.field('studentIds').error;
  const toggle = (one: number) =>
    form.set('studentIds', chosen.includes(one) ? chosen.filter((id) => id !== one) : [...chosen, one]);
  return (
    <SaveDialog title={`More time for “${activityName(activity)}”`} form={form} onClose={onClose}>
      <p>It is due {dayInWords(dueDate)} for the class. Nothing changes for the others.</p>
      {nobody !== undefined && (
        <Note tone="berry" role="alert">
          <p>{nobody}</p>
        </Note>
      )}
      {field}
      {isNarrowed && (
        <ChooseFound
          found={found}
          onChoose={(ids) => form.set('studentIds', [...new Set([...chosen, ...ids])])}
        />
      )}
      <CheckboxColumns legend={whoInWords(chosen.length, students.length)} boxed>
        {found.map((one) => (
          <Checkbox
            key={one.studentId}
            label={nameOf(one)}
            checked={chosen.includes(one.studentId)}
            onChange={() => toggle(one.studentId)}
          />
        ))}
      </CheckboxColumns>
      <DateField {...form.field('dueDate')} label="Due for them" min={daysLater(dueDate, 1)} />
    </SaveDialog>
  );
}

/** "Who gets more time? 3 of 25 chosen" */
const whoInWords = (chosen: number, all: number): string =>
  chosen === 0 ? 'Who gets more time?' : `Who gets more time? ${chosen} of ${all} chosen`;
