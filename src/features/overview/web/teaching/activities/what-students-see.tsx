import {
  activityName,
  daysToAssign,
  toDoInWords,
  todayIn,
  toTerms,
} from '#features/activities/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { weekSentence } from '../../home/what-now.ts';
import type { ActivityDraft } from './activity-draft.ts';
import { TYPE_WORDS } from './draft-words.ts';

interface WhatStudentsSeeProps {
  readonly draft: ActivityDraft;
  readonly className: string;
  readonly timezone: string;
}

/** The activity as it stands on the home of a student, and what holds for it. */
export const WhatStudentsSee = (props: WhatStudentsSeeProps) => (
  <>
    <Card>
      <Preview {...props} />
    </Card>
    <p>{TYPE_WORDS[props.draft.type].rules}</p>
  </>
);

function Preview({ draft, className, timezone }: WhatStudentsSeeProps) {
  const { type, passage } = draft;
  if (type === 'FIXED_WEEKLY') return <p>{goalOf(draft, className)}</p>;
  const today = todayIn(timezone);
  const { dueDate } = daysToAssign(draft.days, today);
  if (type === 'ASSESSMENT') {
    return <ToDo title={activityName({ type })} about={dueDate && toDoInWords({ type, dueDate }, today)} />;
  }
  if (!passage) return <p>Choose a passage, and it stands here as students find it on their home.</p>;
  const { title, minutes } = passage;
  return <ToDo title={title} about={dueDate && toDoInWords({ type, dueDate, minutes }, today)} />;
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

function goalOf({ goal, whom }: ActivityDraft, className: string): string {
  const { quizzes, rule } = toTerms(goal);
  const none = { quizzes: 0, reached: false, weeksInARow: 0, notCounted: [] };
  return weekSentence({
    ...none,
    goal: quizzes,
    rule,
    setByClass: className,
    forSome: whom.studentIds !== null,
  });
}
