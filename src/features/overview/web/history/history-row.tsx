import { topicName } from '#features/library/core/topic-name.ts';
import { scoreForReader, tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz, quizReview } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { HistoryLine } from '../../contract/views.ts';
import styles from './history.module.css';

/** One passage that was read; it leads to its answers. */
export const HistoryRow = ({ line, zone }: { readonly line: HistoryLine; readonly zone: string }) => (
  <li className={styles.row}>
    <div className={styles.words}>
      <p className={styles.title}>
        <TextLink {...linkTo(quizReview, {}, finishedQuiz(line))}>{line.title}</TextLink>
      </p>
      <p className={styles.about}>
        <time dateTime={line.finishedAt}>{shortDate(line.finishedAt, zone)}</time>, {topicName(line.topic)}
        {line.passageLevel !== null && `, Level ${levelWord(line.passageLevel)}`}
      </p>
    </div>
    <div className={styles.figures}>
      <p className={styles.score}>
        {line.passed && <Badge tone="leaf">Passed</Badge>}
        {scoreForReader(line)}
      </p>
      {line.essay && <EssayChip essay={line.essay} />}
      {line.beforeReset && <Badge>Before you started over</Badge>}
      <p className={styles.about}>{pointsInWords(line)}</p>
    </div>
  </li>
);

/** "28 points, 5 of them for your essay"; nothing of a quiz that was too fast to count and earned none, or where a class hides points. */
export function pointsInWords(
  line: Pick<HistoryLine, 'points' | 'essay' | 'right' | 'total' | 'fastAnswers'>,
) {
  const { points, essay } = line;
  if (points === null || (points === 0 && tooFastToCount(line))) return null;
  const written = essay?.points ?? 0;
  if (written === 0) return count(points, 'point');
  return `${count(points, 'point')}${written < points ? `, ${written} of them` : ''} for your essay`;
}

/** What became of the short essay of a quiz. */
function EssayChip({ essay: { score, isNew } }: { readonly essay: NonNullable<HistoryLine['essay']> }) {
  if (score === null) return <Badge tone="sky">Essay handed in</Badge>;
  return <Badge tone={isNew ? 'sun' : 'leaf'}>{`Essay: ${score} of 4${isNew ? ' · new' : ''}`}</Badge>;
}
