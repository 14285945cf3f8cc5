import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createRecurringActivity } from '#features/activities/contract/teaching.ts';
import {
  GoalFields,
  type GoalValues,
  type Refusal,
  RefusalsNote,
  toTerms,
  useSetForClasses,
  type Whom,
  whomFault,
} from '#features/activities/web/public.tsx';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { activityPage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { isoDay, weekStart } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { showToast } from '#platform/ui/web/message-store.ts';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { weekSentence } from '../../home/what-now.ts';
import { ForWhom } from './for-whom.tsx';

interface NewGoalProps {
  readonly classes: readonly TeacherClass[];
  /** The class that is chosen at first; null for none. */
  readonly first: TeacherClass | null;
}

type Start = 'this' | 'next';
const DAYS = 7;

/** Who, what, from when, and what students will see; one press sets it for every class that is chosen. */
export function NewGoal({ classes, first }: NewGoalProps) {
  const navigate = useNavigate();
  const { setFor, pending } = useSetForClasses();
  const [only] = classes.length === 1 ? classes : [];
  const chosen = first ?? only;
  const [whom, setWhom] = useState<Whom>({ classIds: chosen ? [chosen.id] : [], studentIds: null });
  const [goal, setGoal] = useState<GoalValues>({ quizzes: String(USUAL_GOAL.quizzes), rule: 'complete' });
  const [start, setStart] = useState<Start>('this');
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const nameOf = (id: number) => classes.find((one) => one.id === id)?.name ?? null;

  const submit = async () => {
    const fault = whomFault(whom);
    if (fault !== null) {
      setRefusals([{ className: null, why: fault }]);
      return;
    }
    const { studentIds } = whom;
    const { made, refused } = await setFor(whom.classIds, (api, classId) =>
      api(createRecurringActivity, {
        body: {
          type: 'FIXED_WEEKLY',
          classId,
          ...toTerms(goal),
          startDate: mondayIn(classes.find(({ id }) => id === classId)?.timezone, start),
          ...(studentIds && { studentIds: [...studentIds] }),
        },
      }),
    );
    const [one] = made;
    if (one) showToast({ style: 'success', words: setInWords(made.map(({ className }) => className)) });
    if (refused.length === 0 && one) {
      await navigate(
        made.length === 1 ? linkTo(activityPage, { id: one.activityId }) : linkTo(teacherActivities),
      );
      return;
    }
    setRefusals(refused.map(({ classId, why }) => ({ className: nameOf(classId), why })));
    setWhom({ ...whom, classIds: refused.map(({ classId }) => classId) });
  };

  return (
    <Stack gap={24}>
      <Section title="Who">
        <ForWhom
          classes={classes}
          whom={whom}
          onChange={(next) => {
            setWhom(next);
            setRefusals([]);
          }}
        />
      </Section>
      <Section title="Goal">
        <GoalFields {...goal} onChange={setGoal} />
        <Choices
          legend="Starts"
          value={start}
          options={[
            { value: 'this', label: 'This week' },
            { value: 'next', label: 'Next week' },
          ]}
          onChange={setStart}
        />
      </Section>
      <Section title="What students will see">
        <Card>
          <p>{previewOf(goal, whom.classIds.map(nameOf)[0] ?? 'your class')}</p>
        </Card>
        <p>
          It is the goal on their home, every week until you cancel it. Students who reach it earn 25 points
          that week.
        </p>
      </Section>
      <RefusalsNote refusals={refusals} />
      <div>
        <Button
          variant="primary"
          pending={pending}
          pendingLabel="Setting the goal…"
          onClick={() => void submit()}
        >
          Set the goal
        </Button>
      </div>
    </Stack>
  );
}

/** The Monday from which the goal holds, in the zone of a class. */
function mondayIn(zone: string | undefined, start: Start): string {
  const monday = weekStart(dayNumber(Date.now(), zone ?? 'UTC'));
  return isoDay(start === 'this' ? monday : monday + DAYS);
}

const previewOf = (goal: GoalValues, className: string): string => {
  const { quizzes, rule } = toTerms(goal);
  const none = { quizzes: 0, reached: false, weeksInARow: 0, notCounted: [] };
  return weekSentence({ ...none, goal: quizzes, rule, setByClass: className });
};

const setInWords = (names: readonly string[]): string =>
  names.length === 1 ? `The goal is set for ${names[0]}.` : `The goal is set for ${names.length} classes.`;
