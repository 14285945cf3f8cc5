import { useState } from 'react';
import { namesAmong } from '#features/accounts/core/student-name.ts';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Note } from '#platform/ui/web/note.tsx';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { ReadyCards } from '../add-students/ready-cards.tsx';
import { ChooseStudents } from './choose-students.tsx';
import {
  type CardStudent,
  type NewPasswords,
  useNewPasswords,
  type WithoutCard,
} from './use-new-passwords.ts';

interface NewCardsProps {
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'mayReset'>;
  readonly students: readonly CardStudent[];
  /** Who is chosen at first, by number. */
  readonly chosenAtFirst?: readonly number[];
}

/** New cards for students of a class whose cards are lost: whom, a question, the cards. */
export function NewCards({ schoolClass, students, chosenAtFirst = [] }: NewCardsProps) {
  const { renew, done } = useNewPasswords();
  const [made, setMade] = useState<NewPasswords | null>(null);
  const make = async (chosen: readonly CardStudent[], mustChange: boolean) => {
    setMade(await renew(chosen, mustChange));
    focusHeading();
  };
  const without = made !== null && made.without.length > 0 && <Without without={made.without} />;
  if (made === null || made.rows.length === 0)
    return (
      <>
        {without}
        <ChooseStudents
          students={students}
          chosenAtFirst={chosenAtFirst}
          done={done}
          onMake={(chosen, mustChange) => void make(chosen, mustChange)}
        />
      </>
    );
  return (
    <>
      {without}
      <ReadyCards
        title={made.rows.length === 1 ? '1 card is ready' : `${made.rows.length} cards are ready`}
        rows={made.rows}
        schoolClass={schoolClass}
      />
    </>
  );
}

/** Who has no new card, and why. */
function Without({ without }: { readonly without: readonly WithoutCard[] }) {
  const nameIn = namesAmong(without.map(({ student }) => student));
  return [...Map.groupBy(without, ({ why }) => why)].map(([why, those]) => (
    <Note key={why} tone="berry" role="alert" title={titleOf(those)}>
      <p>
        {new Intl.ListFormat('en-US').format(those.map(({ student }) => nameIn(student)))}: {why}
      </p>
    </Note>
  ));
}

const titleOf = (those: readonly WithoutCard[]): string =>
  those.some(({ isUnsure }) => isUnsure) ? 'Create these cards again' : 'The old password still works';
