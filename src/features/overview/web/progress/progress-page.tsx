import { useActor } from '#features/accounts/web/public.tsx';
import type { RankView } from '#features/progress/contract/views.ts';
import { LevelChart, PointsChart, RankProgress } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import {
  type StudentProfileData,
  studentProfileData,
  viewProfileForStudent,
} from '../../contract/endpoints.ts';
import type { LevelPoint, PointsDay } from '../../contract/views.ts';
import styles from './progress.module.css';
import { SkillBars } from './skill-bars.tsx';

/** How a student's reading grows: the level, the points, the skills. */
export function ProgressPage() {
  const { userId } = useActor();
  const query = useEndpointQuery(
    studentProfileData,
    { params: { id: userId }, body: {} },
    { refetchOnMount: 'always' },
  );
  const { data: profile } = useEndpointQuery(viewProfileForStudent, { body: { studentId: userId } });
  return (
    <Page title="My progress" width="student">
      <QueryState query={query} skeleton={<SkeletonBlock height="26rem" />}>
        {(data) => <ProgressSections data={data} rank={profile?.rank ?? null} />}
      </QueryState>
    </Page>
  );
}

interface ProgressSectionsProps {
  readonly data: StudentProfileData;
  /** Null where a class hides points, and until it is known. */
  readonly rank: RankView | null;
}

export function ProgressSections({ data, rank }: ProgressSectionsProps) {
  const { answers, levels, points, skills, timezone } = data;
  if (answers === 0) return <BeforeTheFirstQuiz />;
  return (
    <div className={styles.sections}>
      {levels !== null && levels.length > 0 && <Levels levels={levels} zone={timezone} />}
      {points !== null && points.length > 0 && <Points days={points} rank={rank} />}
      <Section
        title="My skills"
        lead="Each question practices one skill. Here you see how your answers went; very fast ones are left out."
      >
        <SkillBars skills={skills} />
      </Section>
    </div>
  );
}

const BeforeTheFirstQuiz = () => (
  <EmptyState
    title="Your progress starts with your first quiz"
    action={
      <LinkButton {...linkTo(studentHome)} variant="primary">
        Go to what is next
      </LinkButton>
    }
  >
    Once you have read a passage and answered its questions, you see here how your reading grows.
  </EmptyState>
);

const Levels = ({ levels, zone }: { readonly levels: readonly LevelPoint[]; readonly zone: string }) => (
  <Section
    title="My reading level"
    lead="The line shows how hard the texts are that you understand well. The soft band is how sure we are."
  >
    <Card>
      <LevelChart points={levels} zone={zone} caption="Your reading level over time" />
    </Card>
  </Section>
);

const Points = ({ days, rank }: { readonly days: readonly PointsDay[]; readonly rank: RankView | null }) => (
  <Section
    title="My points"
    lead="You earn points when you read with care. The line shows all your points together, day by day."
  >
    <Card className={styles.points}>
      {rank && <RankProgress rank={rank} />}
      <PointsChart days={days} caption="Your points over time" />
    </Card>
  </Section>
);
