import { guessesMuch } from '#features/progress/core/guessing.ts';
import { TOO_FAST_MEANS } from '#features/progress/core/score-meanings.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { fastAnswersSentence } from '../../../core/fast-answers-sentence.ts';

interface OpenQuestionProps {
  readonly profile: Pick<StudentProfile, 'studentId' | 'recent'>;
}

/** What is to be talked about with a student before any figure is read: many answers that came too fast. Nothing where there is nothing. */
export function OpenQuestion({ profile: { studentId, recent } }: OpenQuestionProps) {
  const sentence = recent && guessesMuch(recent.fastShare) ? fastAnswersSentence(recent) : null;
  if (sentence === null) return null;
  return (
    <Note tone="berry" title={sentence}>
      <p>
        {TOO_FAST_MEANS} The reading level rests on the other answers alone. Look at{' '}
        <TextLink {...linkTo(studentQuizzesPage, { id: studentId })}>a quiz</TextLink> together.
      </p>
    </Note>
  );
}
