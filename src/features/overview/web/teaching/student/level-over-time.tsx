import { guessesMuch } from '#features/progress/core/guessing.ts';
import type { LevelPoint } from '#features/progress/core/level-point.ts';
import { LevelChart } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentPretestsPage, studentQuizzesPage } from '#platform/screens/core/staff-addresses.ts';
import { dayOfIso, isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { ScreenOnly } from '#platform/ui/web/screen-only.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import {
  type StudentProfile,
  type StudentProfileData,
  studentProfileData,
} from '../../../contract/endpoints.ts';
import { fastAnswersSentence } from '../../../core/fast-answers-sentence.ts';
import { RECENT_DAYS, type RecentAnswers } from '../../../core/recent-answers.ts';
import styles from './level-over-time.module.css';

interface LevelOverTimeProps {
  readonly profile: StudentProfile;
}

/** How the reading level moved, and how much the answers say: the share of those that came too fast. */
export function LevelOverTime({ profile }: LevelOverTimeProps) {
  const { studentId } = profile;
  const query = useEndpointQuery(studentProfileData, { params: { id: studentId }, body: {} });
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="26rem" />}>
      {(data) => <LevelData data={data} profile={profile} />}
    </QueryState>
  );
}

interface LevelDataProps {
  readonly data: StudentProfileData;
  readonly profile: Pick<StudentProfile, 'name' | 'recent' | 'readingLevel'>;
}

/** The chart with what says how far it can be trusted. */
export function LevelData({ data, profile: { name, recent, readingLevel } }: LevelDataProps) {
  const { levels } = data;
  if (levels?.length === 0 && readingLevel !== null) {
    return (
      <EmptyState title="No estimate in these days">
        The level moves with each quiz, and no quiz was finished in them.
      </EmptyState>
    );
  }
  if (levels === null || levels.length === 0) {
    return (
      <EmptyState title="No reading level yet">
        The pretest finds where to start. After that, you see here how the level moves, quiz by quiz.
      </EmptyState>
    );
  }
  return (
    <Card gap={16}>
      {recent && <FastAnswers recent={recent} data={data} />}
      <DrawnOf drawn={levels.filter(({ kind }) => kind === 'practice').length} of={data.quizzesToDraw} />
      <LevelChart
        points={levels}
        zone={data.timezone}
        caption={`Reading level of ${name} over time`}
        file={`Reading level - ${name}`}
        opens={(point) => attemptsBehind(data, point)}
      />
    </Card>
  );
}

/** The quizzes of the day of a point. The history lists no pretest, whose passages have a place of their own. */
function attemptsBehind(
  { studentId: id, timezone }: Pick<StudentProfileData, 'studentId' | 'timezone'>,
  { kind, at }: LevelPoint,
) {
  if (kind === 'pretest') return linkTo(studentPretestsPage, { id });
  const day = isoDay(dayNumber(Date.parse(at), timezone));
  return linkTo(studentQuizzesPage, { id }, { from: day, until: day, counted: true });
}

/** Of a long history some quizzes are drawn, evenly spread. */
const DrawnOf = ({ drawn, of }: { readonly drawn: number; readonly of: number }) =>
  drawn < of && (
    <p className={styles.quiet}>
      {`${wholeNumber(drawn)} of ${wholeNumber(of)} quizzes are drawn, evenly spread over these days. The quiz history has all of them.`}
    </p>
  );

/** A small share is told here; a large one is the first thing on the page (`OpenQuestion`). */
function FastAnswers({ recent, data }: { readonly recent: RecentAnswers } & Pick<LevelDataProps, 'data'>) {
  const { studentId: id, today } = data;
  const from = isoDay((dayOfIso(today) ?? 0) - RECENT_DAYS);
  const sentence = fastAnswersSentence(recent);
  if (sentence === null || guessesMuch(recent.fastShare)) return null;
  return (
    <p className={styles.quiet}>
      {sentence}{' '}
      <ScreenOnly>
        <TextLink {...linkTo(studentQuizzesPage, { id }, { from, counted: true })}>
          See these quizzes
        </TextLink>
      </ScreenOnly>
    </p>
  );
}
