import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { ChooseFound, useFoundByName } from '#features/accounts/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { CheckboxColumns } from '#platform/ui/web/checkbox-columns.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SwitchField } from '#platform/ui/web/switch-field.tsx';
import { useChosen } from '#platform/ui/web/use-chosen.ts';
import { count } from '#platform/wording/core/figures.ts';
import type { CardStudent } from './use-new-passwords.ts';

interface ChooseStudentsProps {
  readonly students: readonly CardStudent[];
  /** Who is chosen at first, by number. */
  readonly chosenAtFirst: readonly number[];
  /** How many have their new password; null while none is being made. */
  readonly done: number | null;
  readonly onMake: (chosen: readonly CardStudent[], mustChange: boolean) => void;
}

/** Who gets a card. Nobody is chosen unasked: the card that a student has stops working, and it may be a minute old. */
export function ChooseStudents({ students, chosenAtFirst, done, onMake }: ChooseStudentsProps) {
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState(false);
  const [mustChange, setMustChange] = useState(false);
  const chosen = useChosen(
    students.map(({ studentId }) => studentId),
    chosenAtFirst,
  );
  const { found, isNarrowed, field } = useFoundByName(students);
  const newOnes = students.filter(({ isNew }) => isNew).map(({ studentId }) => studentId);
  const nameIn = namesAmong(students);
  const those = students.filter(({ studentId }) => chosen.has(studentId));
  const number = those.length;
  return (
    <Section
      title="New login cards"
      lead="Choose only students who need one. A new card has a new password, and their old card stops working."
    >
      {done === null && (
        <Row>
          <Button variant="quiet" onClick={chosen.toggleAll}>
            {number === students.length ? 'Choose nobody' : 'Choose everyone'}
          </Button>
          {newOnes.length > 0 && newOnes.length < students.length && (
            <Button variant="quiet" onClick={() => chosen.only(newOnes)}>
              {`Choose ${newOnes.length} who ${newOnes.length === 1 ? 'has' : 'have'} not logged in yet`}
            </Button>
          )}
        </Row>
      )}
      {done === null && field}
      {done === null && isNarrowed && <ChooseFound found={found} onChoose={chosen.add} />}
      <Card>
        <CheckboxColumns legend="Who gets a card?" disabled={done !== null}>
          {found.map((student) => (
            <Checkbox
              key={student.studentId}
              label={`${nameIn(student)}${standingOf(student)}`}
              checked={chosen.has(student.studentId)}
              onChange={() => chosen.toggle(student.studentId)}
            />
          ))}
        </CheckboxColumns>
      </Card>
      {done !== null && (
        <ProgressLine
          value={done}
          max={number}
          label={`${done} of ${count(number, 'password')} created`}
          showLabel
        />
      )}
      <Row gap={16} rowGap={8}>
        <Button
          variant="primary"
          pending={done !== null}
          pendingLabel="Creating…"
          onClick={() => (number === 0 ? setFault(true) : setAsking(true))}
        >
          {number === 0 ? 'Create cards' : `Create ${count(number, 'card')}`}
        </Button>
      </Row>
      {fault && number === 0 && (
        <Note tone="berry" role="alert">
          <p>Choose at least one student first.</p>
        </Note>
      )}
      <ConfirmDialog
        open={asking}
        title={number === 1 ? 'A new password for 1 student?' : `New passwords for ${number} students?`}
        confirmLabel={number === 1 ? 'Create the password' : 'Create the passwords'}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onMake(those, mustChange);
        }}
      >
        <p>
          {number === 1 ? 'The old card stops' : 'Their old cards stop'} working, and{' '}
          {number === 1 ? 'the student is' : 'the students are'} logged out everywhere. No work is lost.
        </p>
        <SwitchField
          name="mustChange"
          label={
            number === 1
              ? 'The student chooses a new one the next time they log in'
              : 'Each student chooses a new one the next time they log in'
          }
          value={mustChange}
          onChange={setMustChange}
        />
      </ConfirmDialog>
    </Section>
  );
}

/** What to know of a student before a card is made: no card opens a locked account. */
const standingOf = ({ isNew, accountLocked }: CardStudent): string =>
  accountLocked ? ' · account is locked' : isNew ? ' · has not logged in yet' : '';
