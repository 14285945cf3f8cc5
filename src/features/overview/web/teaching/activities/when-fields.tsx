import { dayInWords, daysToAssign, todayIn } from '#features/activities/web/public.tsx';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { Choices } from '#platform/ui/web/choices.tsx';
import { DateField } from '#platform/ui/web/date-field.tsx';
import {
  type ActivityDraft,
  daysFault,
  daysToCompete,
  type GoalWeek,
  mondayOf,
  usualWeek,
} from './activity-draft.ts';

interface WhenFieldsProps {
  readonly draft: ActivityDraft;
  /** Of the first class. */
  readonly timezone: string;
  readonly onChange: (part: Partial<ActivityDraft>) => void;
}

/** The week with which a goal begins, or the days of another activity. */
export function WhenFields({ draft: { type, week, days, whom }, timezone, onChange }: WhenFieldsProps) {
  if (type === 'FIXED_WEEKLY') {
    return <FirstWeek week={week} timezone={timezone} onChange={(next) => onChange({ week: next })} />;
  }
  if (type === 'GLOBAL_COMPETITION')
    return <p>It starts and ends at midnight in each class’s time zone, on the days of the competition.</p>;
  if (type === 'LOCAL_COMPETITION') {
    return <DaysToCompete days={days} timezone={timezone} onChange={(next) => onChange({ days: next })} />;
  }
  const today = todayIn(timezone);
  const { startDate, dueDate } = daysToAssign(days, today);
  const fault = daysFault({ startDate, dueDate }, type);
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
        {...(fault !== null && { error: fault })}
      />
    </>
  );
}

interface DaysToCompeteProps {
  readonly days: ActivityDraft['days'];
  readonly timezone: string;
  readonly onChange: (days: ActivityDraft['days']) => void;
}

/** Whole days, tomorrow at the earliest: every class starts at its midnight. */
function DaysToCompete({ days, timezone, onChange }: DaysToCompeteProps) {
  const today = dayOfIso(todayIn(timezone)) ?? 0;
  const { startDate, dueDate } = daysToCompete(days, today);
  const fault = daysFault({ startDate, dueDate }, 'LOCAL_COMPETITION');
  return (
    <>
      <DateField
        name="startDate"
        value={startDate}
        onChange={(day) => onChange({ ...days, startDate: day })}
        label="First day"
        hint="It starts at midnight. Students who join a class later do not take part."
        min={isoDay(today + 1)}
      />
      <DateField
        name="dueDate"
        value={dueDate}
        onChange={(day) => onChange({ ...days, dueDate: day })}
        label="Last day"
        hint="It ends at midnight. The results follow within minutes, and stay as they are."
        min={startDate}
        {...(fault !== null && { error: fault })}
      />
    </>
  );
}

interface FirstWeekProps {
  readonly week: GoalWeek | null;
  readonly timezone: string;
  readonly onChange: (week: GoalWeek) => void;
}

/** This week, which may have only days left, or the next one. */
function FirstWeek({ week, timezone, onChange }: FirstWeekProps) {
  const today = dayOfIso(todayIn(timezone)) ?? 0;
  const chosen = week ?? usualWeek(today);
  const next = mondayOf('next', today);
  const hasBegun = mondayOf('this', today) < today;
  return (
    <>
      <Choices
        legend="Starts"
        value={chosen}
        options={[
          { value: 'this', label: `This week (until ${dayInWords(isoDay(next - 1))})` },
          { value: 'next', label: `Next week (${dayInWords(isoDay(next))})` },
        ]}
        onChange={onChange}
      />
      {chosen === 'this' && hasBegun && (
        <p>This week has already begun. It counts for students who reach the goal, and nobody misses it.</p>
      )}
    </>
  );
}
