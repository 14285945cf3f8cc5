import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { isCreated, type NewRow, wholeName } from './new-rows.ts';
import { ReadyCards } from './ready-cards.tsx';
import { TakeNamesBack } from './take-names-back.tsx';

interface ImportDoneProps {
  readonly rows: readonly NewRow[];
  /** Who is on the list and has no account yet. */
  readonly without: readonly NewRow[];
  readonly schoolClass: TeacherClass;
  /** Names were changed back. */
  readonly onChanged: () => void;
  /** Goes back to the list, for those without an account. */
  readonly onBack: () => void;
}

/** What a list has done: names that were changed, and the cards of new students. */
export function ImportDone({ rows, without, schoolClass, onChanged, onBack }: ImportDoneProps) {
  const created = rows.filter(isCreated);
  const [isTakenBack, setTakenBack] = useState(false);
  const renamed = isTakenBack ? [] : rows.filter(({ renamedFrom }) => renamedFrom !== null);
  const takeBack = (
    <TakeNamesBack
      rows={renamed}
      classId={schoolClass.id}
      onDone={() => {
        setTakenBack(true);
        onChanged();
      }}
    />
  );
  if (created.length === 0)
    return (
      <Section
        title={
          isTakenBack
            ? 'The names are as they were'
            : count(renamed.length, 'name is changed', 'names are changed')
        }
      >
        <p>{renamed.map(wholeName).join(', ')}</p>
        <Row>
          {takeBack}
          <LinkButton {...linkTo(classPage, { id: schoolClass.id })} variant="primary">
            Go to the class
          </LinkButton>
        </Row>
      </Section>
    );
  return (
    <>
      {without.length > 0 && (
        <Note
          tone="sky"
          title={count(without.length, 'student has no account yet', 'students have no account yet')}
        >
          <p>{without.map(wholeName).join(', ')}</p>
          <Row>
            <Button onClick={onBack}>Back to the list</Button>
          </Row>
        </Note>
      )}
      {renamed.length > 0 && (
        <Note tone="leaf">
          <p>{`${count(renamed.length, 'name was', 'names were')} changed: ${renamed.map(wholeName).join(', ')}.`}</p>
          {takeBack}
        </Note>
      )}
      <ReadyCards
        title={`${count(created.length, 'account is', 'accounts are')} ready`}
        rows={created}
        schoolClass={schoolClass}
      />
    </>
  );
}
