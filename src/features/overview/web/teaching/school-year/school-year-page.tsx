import { useState } from 'react';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { startSchoolYear } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '#features/classes/core/school-year.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { ChooseSteps } from './choose-steps.tsx';
import { ConfirmSteps } from './confirm-steps.tsx';
import { HandOver } from './hand-over.tsx';
import { type PlannedClass, plannedAtFirst, planWith } from './plan.ts';
import { StartedYears } from './started-years.tsx';
import { useStartSchoolYear } from './use-school-year.ts';
import { YearStarted, YearUndone } from './year-outcomes.tsx';
import type { UndoneYear } from './year-words.ts';

/** The end of a school year: what becomes of every class, seen before it happens, and taken back in one step. */
export function SchoolYearPage() {
  const query = useEndpointQuery(listClasses, {});
  return (
    <Page
      title="New school year"
      width="teacher"
      lead={`Keep, move up, or archive each class. You see it all before anything changes, and you can undo it for ${DAYS_TO_UNDO_SCHOOL_YEAR} days.`}
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) => <Guided classes={classes} />}
      </QueryState>
    </Page>
  );
}

/** Shows another step; the button that had the focus is gone with its part of the page. */
const goTo = (step: () => void): void => {
  step();
  focusHeading();
};

type Outcome =
  | {
      readonly kind: 'started';
      readonly of: ResponseOf<typeof startSchoolYear>;
      readonly plan: readonly PlannedClass[];
    }
  | { readonly kind: 'undone'; readonly undone: UndoneYear };

/** Choose, look at it, and see what came of it. The classes are those of the beginning: what happens here changes the list. */
function Guided({ classes: now }: { readonly classes: readonly TeacherClass[] }) {
  const [plan, setPlan] = useState(() => now.map(plannedAtFirst));
  /** The key of a plan that is looked at: sent again, it is done once. */
  const [yearKey, setYearKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { start, pending } = useStartSchoolYear();
  const look = (key: string | null) =>
    goTo(() => {
      setProblem(null);
      setYearKey(key);
    });
  const begin = async (key: string) => {
    setProblem(null);
    const result = await start(plan, key);
    if (result.ok) goTo(() => setOutcome({ kind: 'started', of: result.data, plan }));
    else setProblem(`${result.problem.detail} You can try again: nothing is done twice.`);
  };
  const planAgain = () =>
    goTo(() => {
      setOutcome(null);
      setYearKey(null);
      setPlan(now.map(plannedAtFirst));
    });
  const onUndone = (undone: UndoneYear) => goTo(() => setOutcome({ kind: 'undone', undone }));
  if (outcome?.kind === 'undone') return <YearUndone undone={outcome.undone} onPlanAgain={planAgain} />;
  if (outcome)
    return (
      <YearStarted
        year={outcome.of.year}
        unchanged={outcome.plan.flatMap(({ schoolClass }) =>
          outcome.of.unchanged.includes(schoolClass.id) ? [schoolClass] : [],
        )}
        onUndone={onUndone}
        onPlanAgain={planAgain}
      />
    );
  if (yearKey !== null)
    return (
      <ConfirmSteps
        plan={plan}
        pending={pending}
        problem={problem}
        onBack={() => look(null)}
        onBegin={() => void begin(yearKey)}
      />
    );
  return (
    <>
      <StartedYears onUndone={onUndone} />
      {now.length > 0 ? (
        <ChooseSteps
          plan={plan}
          onChange={(changed) => setPlan([...planWith(plan, changed)])}
          onNext={() => look(newKey())}
        />
      ) : (
        <NoClasses>There is nothing to change yet.</NoClasses>
      )}
      <HandOver classes={now} />
      <p>
        <TextLink {...linkTo(teacherClasses)}>Back to my classes</TextLink>
      </p>
    </>
  );
}
