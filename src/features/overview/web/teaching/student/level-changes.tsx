import { Disclosure } from '#features/classes/web/public.tsx';
import { levelSentenceForTeacher } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { finishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentReviewPage } from '#platform/screens/core/staff-addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { ScreenOnly } from '#platform/ui/web/screen-only.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import styles from './level-changes.module.css';

/** The newest ones are told at once; the others would push everything else off the page. */
const AT_ONCE = 3;

type Change = StudentProfile['levelChanges'][number];

/** When the shown level moved, newest first, each with its reason and the quiz that moved it. */
export function LevelChanges({
  profile: { studentId, name, levelChanges, timezone },
  inDays = false,
}: {
  readonly profile: StudentProfile;
  /** Only those of some days are told. */
  readonly inDays?: boolean;
}) {
  if (levelChanges.length === 0) {
    return (
      <EmptyState title={inDays ? 'No change in these days' : 'No change yet'}>
        The level follows the quizzes. Each time it moves, you see here when and why.
      </EmptyState>
    );
  }
  const earlier = levelChanges.slice(AT_ONCE);
  const about = { studentId, name, zone: timezone };
  return (
    <>
      <Card>
        <Changes {...about} changes={levelChanges.slice(0, AT_ONCE)} />
      </Card>
      {earlier.length > 0 && (
        <Disclosure
          summary={count(earlier.length, 'earlier change')}
          hint={`Back to ${shortDate(earlier.at(-1)?.at ?? '', timezone)}`}
        >
          <Changes {...about} changes={earlier} />
        </Disclosure>
      )}
    </>
  );
}

interface ChangesProps {
  readonly studentId: number;
  readonly name: string;
  readonly zone: string;
  readonly changes: readonly Change[];
}

const Changes = ({ studentId, name, zone, changes }: ChangesProps) => (
  <Stack as="ol" className={styles.changes}>
    {changes.map(({ at, reason, beforeReset, ...quiz }) => (
      <li key={at}>
        <time dateTime={at} className={styles.date}>
          {shortDate(at, zone)}
        </time>
        {beforeReset && <Badge>Before starting over</Badge>}
        <p>
          {levelSentenceForTeacher(name, reason)}{' '}
          <ScreenOnly>
            <TextLink {...linkTo(studentReviewPage, { id: studentId }, finishedQuiz(quiz))}>
              See the quiz
            </TextLink>
          </ScreenOnly>
        </p>
      </li>
    ))}
  </Stack>
);
