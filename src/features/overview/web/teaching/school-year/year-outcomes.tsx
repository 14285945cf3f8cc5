import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import type { SchoolYear } from '#features/classes/contract/school-year.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '#features/classes/core/school-year.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useUndoSchoolYear } from './use-school-year.ts';
import { hasHappened, isBack, isWhole, studentsBackInWords, type UndoneYear } from './year-words.ts';

const OpenClasses = () => (
  <LinkButton {...linkTo(teacherClasses)} variant="primary">
    Open my classes
  </LinkButton>
);

interface YearStartedProps {
  readonly year: SchoolYear | null;
  /** Classes that were not as the plan saw them. */
  readonly unchanged: readonly TeacherClass[];
  readonly onUndone: (undone: UndoneYear) => void;
  readonly onPlanAgain: () => void;
}

/** What became of each class, and the way back. */
export function YearStarted({ year, unchanged, onUndone, onPlanAgain }: YearStartedProps) {
  const { undo, pending } = useUndoSchoolYear();
  const press = async () => {
    const undone = year && (await undo(year.yearId));
    if (undone) onUndone(undone);
  };
  return (
    <Section title={year ? 'The new school year has started' : 'Nothing was changed'}>
      {unchanged.map(({ id, name }) => (
        <Note key={id} tone="berry" role="alert" title={`${name} was not changed`}>
          <p>Somebody changed this class while you were planning. Look at it, and make another plan.</p>
        </Note>
      ))}
      {year && (
        <>
          <Card>
            <Stack as="ul" gap={8}>
              {year.classes.map((one) => (
                <li key={one.classId}>{hasHappened(one)}</li>
              ))}
            </Stack>
          </Card>
          <p>You can undo this for {DAYS_TO_UNDO_SCHOOL_YEAR} days, here or from your classes.</p>
        </>
      )}
      <Row gap={16} rowGap={8}>
        <OpenClasses />
        {year && (
          <Button pending={pending} pendingLabel="Undoing…" onClick={() => void press()}>
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

interface YearUndoneProps {
  readonly undone: UndoneYear;
  readonly onPlanAgain: () => void;
}

/** What is as it was before, and what was left alone. */
export const YearUndone = ({ undone, onPlanAgain }: YearUndoneProps) => (
  <Section title={isWhole(undone) ? 'It is as it was' : 'Undone, except for what has been changed since'}>
    <Card>
      <Stack as="ul" gap={8}>
        {undone.classes.map((one) => (
          <li key={one.classId}>{isBack(one)}</li>
        ))}
        {studentsBackInWords(undone).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Stack>
    </Card>
    <Row gap={16} rowGap={8}>
      <OpenClasses />
      <Button variant="quiet" onClick={onPlanAgain}>
        Make another plan
      </Button>
    </Row>
  </Section>
);
