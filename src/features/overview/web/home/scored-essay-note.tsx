import { linkTo } from '#platform/screens/core/address.ts';
import { quizReview } from '#platform/screens/core/addresses.ts';
import { count } from '#platform/ui/web/figures.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import type { StudentProfile } from '../../contract/endpoints.ts';

type Scored = NonNullable<StudentProfile['scoredEssay']>;

/** A teacher has read what the student wrote; it is told until the student has looked. */
export function ScoredEssayNote({ essay }: { readonly essay: Scored }) {
  const { attemptId, versionId, title } = essay;
  return (
    <Note tone="leaf" title={scoredSentence(essay)}>
      <p>
        <TextLink {...linkTo(quizReview, {}, { attemptId, versionId })}>
          See what you wrote about “{title}”
        </TextLink>
      </p>
    </Note>
  );
}

/** "Ms. Rivera read what you wrote: 4 of 4, +5 points." */
export const scoredSentence = ({
  teacherName,
  score,
  points,
}: Pick<Scored, 'teacherName' | 'score' | 'points'>): string =>
  `${teacherName ?? 'Your teacher'} read what you wrote: ${score} of 4${points ? `, +${count(points, 'point')}` : ''}.`;
