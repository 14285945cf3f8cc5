import { daysToAssign, todayIn } from '#features/activities/web/public.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import type { ActivityDraft } from './activity-draft.ts';

interface WhenFieldsProps {
  readonly draft: ActivityDraft;
  /** Of the first class. */
  readonly timezone: string;
  readonly onChange: (part: Partial<ActivityDraft>) => void;
}

/** The week with which a goal begins, or the days of another activity. */
export function WhenFields({ draft: { type, week, days, whom }, timezone, onChange }: WhenFieldsProps) {
  if (type === 'FIXED_WEEKLY') {
    return (
      <Choices
        legend="Starts"
        value={week}
        options={[
          { value: 'this', label: 'This week' },
          { value: 'next', label: 'Next week' },
        ]}
        onChange={(next) => onChange({ week: next })}
      />
    );
  }
  const today = todayIn(timezone);
  const { startDate, dueDate } = daysToAssign(days, today);
  const joining = whom.studentIds === null ? ' Students who join later get it, too.' : '';
  const first = type === 'PASSAGE' ? ', once their pretest is done' : '';
  return (
    <>
      <DateField
        name="startDate"
        value={startDate}
        onChange={(day) => onChange({ days: { ...days, startDate: day } })}
        label="Starts"
        min={today}
      />
      <DateField
        name="dueDate"
        value={dueDate}
        onChange={(day) => onChange({ days: { ...days, dueDate: day } })}
        label="Due"
        hint={`Students can start until the end of this day${first}.${joining}`}
        min={startDate}
      />
    </>
  );
}
