import { ESSAY_PART } from '#features/quiz/core/essay-part.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { StudentProfile } from '../../contract/endpoints.ts';

type Scored = NonNullable<StudentProfile['scoredEssay']>;

interface ScoredEssayNoteProps {
  readonly essay: Scored;
}

/** A teacher has read what the student wrote; it is told until the student has looked. */
export function ScoredEssayNote({ essay }: ScoredEssayNoteProps) {
  const { attemptId, versionId, title, teacherName, comment } = essay;
  return (
    <Note tone="leaf" title={`${teacherName ?? 'Your teacher'} read what you wrote about ${quoted(title)}`}>
      {comment !== '' && <p>{comment}</p>}
      <p>{scoredSentence(essay)}</p>
      <p>
        <TextLink {...linkTo(quizReview, {}, { attemptId, versionId })} hash={ESSAY_PART}>
          See what you wrote
        </TextLink>
      </p>
    </Note>
  );
}

/** A title at the end of a sentence; one that asks or calls out needs no period. */
export const quoted = (title: string): string => (/[?!.]$/.test(title) ? `“${title}”` : `“${title}.”`);

/** "4 of 4: The answer names two reasons from the text. +5 points." */
export const scoredSentence = ({
  score,
  meaning,
  points,
}: Pick<Scored, 'score' | 'meaning' | 'points'>): string =>
  [`${score} of 4: ${meaning}`, ...(points ? [`+${count(points, 'point')}.`] : [])].join(' ');
