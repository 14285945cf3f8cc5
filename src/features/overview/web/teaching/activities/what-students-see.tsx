import { isCompetition } from '#features/activities/core/competition.ts';
import {
  activityName,
  dayInWords,
  daysToAssign,
  toDoInWords,
  todayIn,
  toTerms,
} from '#features/activities/web/public.tsx';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { WeekCard } from '../../home/week-card.tsx';
import { type ActivityDraft, mondayOf, usualWeek } from './activity-draft.ts';
import { TYPE_WORDS } from './draft-words.ts';

interface WhatStudentsSeeProps {
  readonly draft: ActivityDraft;
  /** Null until a class is chosen. */
  readonly className: string | null;
  readonly timezone: string;
}

/** The activity as it stands on the home of a student, and what holds for it. */
export const WhatStudentsSee = (props: WhatStudentsSeeProps) => (
  <>
    {props.draft.type === 'FIXED_WEEKLY' ? (
      <Goal {...props} />
    ) : (
      <Card>
        <Preview {...props} />
      </Card>
    )}
    <p>{TYPE_WORDS[props.draft.type].rules}</p>
  </>
);

/** The week of a student as it is before the first quiz. */
function Goal({ draft: { goal, whom, week }, className, timezone }: WhatStudentsSeeProps) {
  const { quizzes, rule } = toTerms(goal);
  const today = dayOfIso(todayIn(timezone)) ?? 0;
  const startDay = mondayOf(week ?? usualWeek(today), today);
  const set = {
    goal: quizzes,
    rule,
    setByClass: className ?? 'your class',
    forSome: whom.studentIds !== null,
  };
  return (
    <>
      {startDay > today && <p>From {dayInWords(isoDay(startDay))} on:</p>}
      {/* Whether points are shown is not known here. */}
      <WeekCard
        week={{ ...set, quizzes: 0, reached: false, reachedByChange: null, weeksInARow: 0, notCounted: [] }}
        showsPoints={false}
      />
    </>
  );
}

function Preview({ draft: { type, passage, days }, className, timezone }: WhatStudentsSeeProps) {
  const today = todayIn(timezone);
  const { dueDate } = daysToAssign(days, today);
  if (type === 'ASSESSMENT') {
    return <ToDo title={activityName({ type })} about={dueDate && toDoInWords({ type, dueDate }, today)} />;
  }
  if (isCompetition(type)) {
    return (
      <>
        <p>
          <strong>{activityName({ type })}</strong>
        </p>
        <p>{className ?? 'Your class'} has 0 points for each reader.</p>
        <p>Every passage that you read with care helps your class. Guessing does not.</p>
      </>
    );
  }
  if (!passage) return <p>Choose a passage, and it stands here as students find it on their home.</p>;
  const { title, minutes } = passage;
  return <ToDo title={title} about={dueDate && toDoInWords({ type: 'PASSAGE', dueDate, minutes }, today)} />;
}

const ToDo = ({ title, about }: { readonly title: string; readonly about: string }) => (
  <Stack gap={4}>
    <p>
      <strong>From your teacher</strong>
    </p>
    <p>{title}</p>
    <p>{about}</p>
  </Stack>
);
