import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { NoClasses } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { keepBegun, lastBegun } from './begun-years.ts';
import { ChooseSteps } from './choose-steps.tsx';
import { ConfirmSteps } from './confirm-steps.tsx';
import { changing, type PlannedClass, plannedAtFirst } from './plan.ts';
import { useSchoolYear, type YearOutcome } from './use-school-year.ts';
import { YearOutcomes } from './year-outcomes.tsx';

/** The end of a school year: what becomes of every class, seen before it happens, and taken back in one step. */
export function SchoolYearPage() {
  const query = useEndpointQuery(listClasses, {});
  return (
    <Page
      title="New school year"
      width="teacher"
      lead="Keep, move up, or archive each class. You see it all before anything changes, and you can undo it here until you close or reload this page."
    >
      <QueryState query={query} skeleton={<SkeletonCard lines={6} />}>
        {({ classes }) =>
          classes.length > 0 ? (
            <Guided classes={classes} />
          ) : (
            <NoClasses>There is nothing to change yet.</NoClasses>
          )
        }
      </QueryState>
    </Page>
  );
}

/** Shows another step; the button that had the focus is gone with its part of the page. */
const goTo = (step: () => void): void => {
  step();
  document.querySelector<HTMLElement>('main h1')?.focus();
};

/** Choose, look at it, and see what came of it. The classes are those of the beginning: what happens here changes the list. */
function Guided({ classes: now }: { readonly classes: readonly TeacherClass[] }) {
  const [plan, setPlan] = useState(() => now.map(plannedAtFirst));
  const [isSeen, setSeen] = useState(false);
  const { userId } = useActor();
  const [outcomes, setOutcomes] = useState(() => lastBegun(userId));
  const [isUndone, setUndone] = useState(false);
  const { begin, takeBack, done } = useSchoolYear();
  const change = (changed: PlannedClass) =>
    setPlan(plan.map((one) => (one.schoolClass.id === changed.schoolClass.id ? changed : one)));
  const act = async (acting: Promise<readonly YearOutcome[]>, isUndoing: boolean) => {
    const found = await acting;
    keepBegun(userId, isUndoing ? null : found);
    goTo(() => {
      setOutcomes(found);
      setUndone(isUndoing);
    });
  };
  const planAgain = () => {
    keepBegun(userId, null);
    goTo(() => {
      setOutcomes(null);
      setSeen(false);
      setPlan(now.map(plannedAtFirst));
    });
  };
  if (outcomes !== null)
    return (
      <YearOutcomes
        outcomes={outcomes}
        isUndone={isUndone}
        pending={done !== null}
        onUndo={(those) => void act(takeBack(those), true)}
        onPlanAgain={planAgain}
      />
    );
  if (isSeen)
    return (
      <ConfirmSteps
        plan={plan}
        done={done}
        onBack={() => goTo(() => setSeen(false))}
        onBegin={() => void act(begin(changing(plan)), false)}
      />
    );
  return (
    <>
      <ChooseSteps plan={plan} onChange={change} onNext={() => goTo(() => setSeen(true))} />
      <p>
        To hand a class to another teacher, open the class and its co-teachers.{' '}
        <TextLink {...linkTo(teacherClasses)}>Back to my classes</TextLink>
      </p>
    </>
  );
}
