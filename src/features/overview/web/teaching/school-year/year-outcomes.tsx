import { nextGrade } from '#features/classes/core/school-year-plan.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { PlannedClass } from './plan.ts';
import type { YearOutcome } from './use-school-year.ts';

interface YearOutcomesProps {
  readonly outcomes: readonly YearOutcome[];
  readonly isUndone: boolean;
  /** It is being taken back. */
  readonly pending: boolean;
  readonly onUndo: (done: readonly PlannedClass[]) => void;
  readonly onPlanAgain: () => void;
}

/** What became of each class, and the way back. */
export function YearOutcomes({ outcomes, isUndone, pending, onUndo, onPlanAgain }: YearOutcomesProps) {
  const done = outcomes.filter(({ problem }) => problem === null).map(({ planned }) => planned);
  const failed = outcomes.filter(({ problem }) => problem !== null);
  return (
    <Section title={isUndone ? 'It is as it was' : 'The new school year can start'}>
      {failed.map(({ planned: { schoolClass }, problem }) => (
        <Note key={schoolClass.id} tone="berry" role="alert" title={`${schoolClass.name} was not changed`}>
          <p>{problem}</p>
        </Note>
      ))}
      {done.length > 0 && (
        <Card>
          <Stack as="ul" gap={8}>
            {done.map((planned) => (
              <li key={planned.schoolClass.id}>{isUndone ? isBack(planned) : hasHappened(planned)}</li>
            ))}
          </Stack>
        </Card>
      )}
      <Row gap={16} rowGap={8}>
        <LinkButton {...linkTo(teacherClasses)} variant="primary">
          Open my classes
        </LinkButton>
        {!isUndone && done.length > 0 && (
          <Button pending={pending} pendingLabel="Taking it back…" onClick={() => onUndo(done)}>
            Undo
          </Button>
        )}
        {!pending && (
          <Button variant="quiet" onClick={onPlanAgain}>
            Make another plan
          </Button>
        )}
      </Row>
    </Section>
  );
}

const hasHappened = ({ schoolClass: { name, grade }, step, name: later }: PlannedClass): string =>
  step === 'archive'
    ? `${name} is archived.`
    : `${later.trim()} has moved up to ${gradeLabel(nextGrade(grade) ?? grade)}.`;

const isBack = ({ schoolClass: { name, grade }, step }: PlannedClass): string =>
  step === 'archive' ? `${name} is back.` : `${name} is in ${gradeLabel(grade)} again.`;
