import { useActor } from '#features/accounts/web/public.tsx';
import { AssignedCard, CompetitionCards, mainOf } from '#features/activities/web/public.tsx';
import { LevelProgress, levelForChild, RankProgress } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { type StudentProfile, viewProfileForStudent } from '../../contract/endpoints.ts';
import { EssayCard } from './essay-card.tsx';
import { FamilyCard } from './family-card.tsx';
import { FromTeacher } from './from-teacher.tsx';
import styles from './home.module.css';
import { JoinedClassNote } from './joined-class-note.tsx';
import { KeptAnswerNote } from './kept-answer-note.tsx';
import { NextStep } from './next-step.tsx';
import { ScoredEssayNote } from './scored-essay-note.tsx';
import { ToldOnce } from './told-once.tsx';
import { useKeptName } from './use-kept-name.ts';
import { WeekCard } from './week-card.tsx';
import { assignedOnHome, waitingEssay } from './what-now.ts';
import { WithoutNetwork } from './without-network.tsx';

/** The student's home: what now, then the week, then level and rank. A parent has the children first. */
export function HomePage() {
  const { userId } = useActor();
  const query = useEndpointQuery(
    viewProfileForStudent,
    { body: { studentId: userId } },
    { refetchOnMount: 'always' },
  );
  const name = useKeptName(userId, query.data?.name);
  const heading = name === undefined ? 'Hello' : `Hello, ${name}`;
  if (query.data === undefined && query.failureReason?.problem.code === 'offline') {
    return (
      <Page title="Home" width="student" heading={heading}>
        <KeptAnswerNote />
        <WithoutNetwork onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return (
    <Page title="Home" width="student" heading={heading}>
      <JoinedClassNote />
      <KeptAnswerNote />
      <QueryState query={query} skeleton={<HomeSkeleton />}>
        {(profile) => (
          <Stack gap={24}>
            <ToldOnce rank={profile.rank} week={profile.week} />
            {profile.scoredEssay && <ScoredEssayNote essay={profile.scoredEssay} />}
            {profile.isParent ? (
              <>
                <FamilyCard />
                <Section title="Your own reading" lead="These passages are for you, not for your child.">
                  <Own profile={profile} onStale={() => void query.refetch()} />
                </Section>
              </>
            ) : (
              <Own profile={profile} onStale={() => void query.refetch()} />
            )}
            {!profile.isParent && <FromTeacher hasToDo={profile.assigned.length > 0} />}
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

interface OwnProps {
  readonly profile: StudentProfile;
  readonly onStale: () => void;
}

/** What the person who is logged in reads. */
const Own = ({ profile, onStale }: OwnProps) => (
  <>
    <WhatNow profile={profile} onStale={onStale} />
    {profile.essay?.maySkip && <EssayCard essay={profile.essay} />}
    <CompetitionCards />
    <Standing profile={profile} />
  </>
);

/** What teachers have assigned, and what else there is to do now. */
function WhatNow({ profile, onStale }: OwnProps) {
  const { place, assigned } = assignedOnHome(profile);
  const first = place === 'after-pretest' ? ({ kind: 'pretest' } as const) : comesFirst(profile);
  // One act leads: what was assigned, where it can be done now, else what the student chooses.
  const leads = place === 'first' && mainOf(assigned, first) !== null;
  const fromTeacher = assigned.length > 0 && (
    <AssignedCard assigned={assigned} first={first} open={profile.openQuiz} onStale={onStale} leads={leads} />
  );
  return (
    <>
      {place === 'first' && fromTeacher}
      {!isReadingAssigned(profile) && <NextStep profile={profile} quiet={leads || profile.isParent} />}
      {place !== 'first' && fromTeacher}
    </>
  );
}

/** The open quiz is one of the assigned passages, which then says how to go on. */
const isReadingAssigned = ({ assigned, pretestStatus }: StudentProfile) =>
  pretestStatus === 'pretest_complete' && assigned.some(({ status }) => status === 'resume');

/** The essay that waits, or the passage of the student's own choice that has answers and so comes first. */
function comesFirst(profile: StudentProfile) {
  const { openQuiz, assigned } = profile;
  const essay = waitingEssay(profile);
  if (essay) return { kind: 'essay', title: essay.title } as const;
  return openQuiz && openQuiz.answeredCount > 0 && !assigned.some(({ status }) => status === 'resume')
    ? ({ kind: 'passage', title: openQuiz.title } as const)
    : null;
}

/** The week, the level and the rank; a class may hide the last two. */
function Standing({ profile }: { profile: StudentProfile }) {
  const { readingLevel, rank, pretestStatus } = profile;
  if (pretestStatus !== 'pretest_complete') return null;
  return (
    <div className={styles.standing}>
      <WeekCard week={profile.week} showsPoints={rank !== null} />
      {readingLevel && (
        <Card as="section">
          <LevelProgress
            {...readingLevel}
            words={levelForChild({ when: 'now', start: null, ...readingLevel }).words}
          />
        </Card>
      )}
      {rank && (
        <Card as="section">
          <RankProgress rank={rank} />
        </Card>
      )}
    </div>
  );
}

const HomeSkeleton = () => (
  <Stack gap={24}>
    <SkeletonCard lines={6} />
    <div className={styles.standing}>
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
      <SkeletonCard lines={2} />
    </div>
  </Stack>
);
