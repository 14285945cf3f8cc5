import type { ReactNode } from 'react';
import { ALL_LEVELS } from '#features/progress/core/scale.ts';
import {
  levelMeaning,
  levelWithDoubt,
  levelWord,
  placeOnLadder,
  RankEmblem,
} from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentLoginPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { ScreenOnly } from '#platform/ui/web/screen-only.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { quizzesTooFastInWords } from '../../../core/too-fast-in-words.ts';
import { everyonesGoal, notCountedSentence, weekCount } from '../../home/what-now.ts';
import { ownRangeInWords } from '../own-range.ts';
import { thisWeek } from '../this-week.ts';
import styles from './student-summary.module.css';

const { minLevel: LOWEST, maxLevel: HIGHEST } = ALL_LEVELS;

interface Part {
  readonly profile: StudentProfile;
}

/** The level, quizzes and points of a student, in three cards. */
export const StudentSummary = ({ profile }: Part) => (
  <Columns least={18} className={styles.cards}>
    <ReadingLevelCard profile={profile} />
    <QuizzesCard profile={profile} />
    <RankCard profile={profile} />
  </Columns>
);

const Figure = ({ title, figure, children }: { title: string; figure: ReactNode; children: ReactNode }) => (
  <Card as="section" gap={8}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.figure}>{figure}</p>
    {children}
  </Card>
);

function ReadingLevelCard({ profile }: Part) {
  const { readingLevel, initialLevel, pretestStatus } = profile;
  if (!profile.figures) {
    return (
      <Figure title="Reading level" figure="Not shown">
        <p>It belongs to the class that counts for this student.</p>
      </Figure>
    );
  }
  if (readingLevel === null && pretestStatus === 'pretest_complete') {
    return (
      <Figure title="Reading level" figure="Not known yet">
        <p>Every answer so far was too fast to count. Passages start at the class’s grade.</p>
      </Figure>
    );
  }
  if (readingLevel === null) {
    return (
      <Figure title="Reading level" figure="Not known yet">
        <p>
          The pretest has not been {pretestStatus === 'pretest_not_started' ? 'started' : 'finished'}. It
          finds the reading level.
        </p>
      </Figure>
    );
  }
  return (
    <Figure
      title="Reading level"
      figure={
        <>
          <TextLink {...quizzesSinceReset(profile)}>
            {levelWithDoubt(readingLevel)}
            <VisuallyHidden>: see the quizzes</VisuallyHidden>
          </TextLink>{' '}
          <span className={styles.kind}>estimate</span>
        </>
      }
    >
      <p>{levelMeaning(readingLevel)}</p>
      <Limits classes={profile.classes} />
      <p className={styles.quiet}>
        {initialLevel !== null && `Started at Level ${levelWord(initialLevel)}. `}
        {readingLevel.measure !== null && `Estimated reading measure: ${readingLevel.measure}.`}
      </p>
      {profile.classes.some(({ mayChange }) => mayChange) && (
        <p className={styles.change}>
          <TextLink {...linkTo(studentLoginPage, { id: profile.studentId })}>
            Change levels and support
          </TextLink>
        </p>
      )}
    </Figure>
  );
}

/** Whose limits the level is shown in, where there are any. */
function Limits({ classes: [counting] }: { readonly classes: StudentProfile['classes'] }) {
  if (!counting || counting.minLevel === null || counting.maxLevel === null) return null;
  const { className, minLevel, maxLevel, hasOwnLevels } = counting;
  if (hasOwnLevels) return <p>{ownRangeInWords({ lowest: minLevel, highest: maxLevel })}</p>;
  if (minLevel === LOWEST && maxLevel === HIGHEST) return null;
  return (
    <p className={styles.quiet}>
      Kept within the limits of {className}: Levels {levelWord(minLevel)} to {levelWord(maxLevel)}.
    </p>
  );
}

/** How far the goal is, which is another number than the quizzes of the week; one that no class has set is called what it is. */
function weekInWords(week: StudentProfile['week']): string {
  const done =
    week.quizzes > week.goal
      ? `This week’s goal is reached with ${weekCount(week)}`
      : `This week’s goal: ${weekCount(week)}`;
  return week.setByClass === null
    ? `${done}. ${everyonesGoal(week)}`
    : `${done}, ${week.forSome ? 'set for some students of' : 'set for'} ${week.setByClass}.`;
}

/** Where all quizzes that count now are seen, as a report counts them. */
const quizzesSinceReset = ({ studentId: id }: Pick<StudentProfile, 'studentId'>) =>
  linkTo(studentQuizzesPage, { id }, { counted: true });

/** The same of this week, from Monday to today in the zone of the class. */
const quizzesOfWeek = ({ studentId: id, timezone }: Pick<StudentProfile, 'studentId' | 'timezone'>) =>
  linkTo(studentQuizzesPage, { id }, { ...thisWeek(timezone), counted: true });

const QuizzesCard = ({ profile }: Part) => {
  const { quizzesTaken, quizzesPassed, quizzesTooFast, week, openQuiz } = profile;
  return (
    <Figure
      title="Quizzes"
      figure={
        quizzesTaken === 0 ? (
          'Nothing yet'
        ) : (
          <TextLink {...quizzesSinceReset(profile)}>
            {`${wholeNumber(quizzesPassed)} of ${wholeNumber(quizzesTaken)} passed`}
            <VisuallyHidden>: see these quizzes</VisuallyHidden>
          </TextLink>
        )
      }
    >
      {quizzesTooFast > 0 && <p>{quizzesTooFastInWords(quizzesTooFast)}.</p>}
      <p>
        {weekInWords(week)}{' '}
        {week.quizzes + week.notCounted.length > 0 && (
          <ScreenOnly>
            <TextLink {...quizzesOfWeek(profile)}>See the quizzes of this week</TextLink>
          </ScreenOnly>
        )}
      </p>
      {week.notCounted.map((quiz, index) => (
        // Read twice in a week, a title is here twice.
        <p key={index} className={styles.quiet}>
          {notCountedSentence(quiz)}
        </p>
      ))}
      {openQuiz && (
        <p className={styles.quiet}>
          Reading now: “{openQuiz.title}”, {openQuiz.answeredCount} of {openQuiz.questionCount} questions
          answered.
        </p>
      )}
    </Figure>
  );
};

function RankCard({ profile: { rank, studentId: id } }: Part) {
  if (rank === null) return null;
  return (
    <Figure
      title="Points and rank"
      figure={
        <Row as="span" gap={12} align="center" oneLine>
          <RankEmblem rankId={rank.rankId} size={48} />
          {rank.title}
        </Row>
      }
    >
      <p>
        {placeOnLadder(rank.rankId, 'teacher')}{' '}
        {rank.totalPoints === 0 ? (
          count(rank.totalPoints, 'point')
        ) : (
          <TextLink {...linkTo(studentQuizzesPage, { id })}>
            {count(rank.totalPoints, 'point')}
            <VisuallyHidden>: see where they come from</VisuallyHidden>
          </TextLink>
        )}
        {rank.next && `; ${wholeNumber(rank.next.missing)} more to ${rank.next.title}`}.
      </p>
    </Figure>
  );
}
