import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import type { RankView } from '#features/progress/contract/views.ts';
import { LevelChart, PointsChart, RankLadder, wayToNextRank } from '#features/progress/web/public.tsx';
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
  type StudentProfile,
  type StudentProfileData,
  studentProfileData,
  viewProfileForStudent,
} from '../../contract/endpoints.ts';
import type { LevelPoint, PointsDay } from '../../contract/views.ts';
import { WhatIRead, WhereIAm } from './growth.tsx';
import styles from './progress.module.css';
import { SkillCards } from './skill-cards.tsx';
import { SkillList } from './skill-list.tsx';

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
        {(data) => <ProgressSections data={data} profile={profile ?? null} />}
      </QueryState>
    </Page>
  );
}

interface ProgressSectionsProps {
  readonly data: StudentProfileData;
  /** Null until it is known; in it is null what a class hides. */
  readonly profile: Pick<StudentProfile, 'readingLevel' | 'initialLevel' | 'rank'> | null;
}

/** Sentences and pictures first: where I started and am, what I read, one skill that goes well and one to try, the ladder. */
export function ProgressSections({ data, profile }: ProgressSectionsProps) {
  if (data.answers === 0) return <BeforeTheFirstQuiz />;
  const { readingLevel, initialLevel, rank } = profile ?? NOTHING_KNOWN;
  return (
    <div className={styles.sections}>
      <div className={styles.cards}>
        {readingLevel && initialLevel !== null && <WhereIAm level={readingLevel} start={initialLevel} />}
        <WhatIRead
          read={data.passagesRead}
          tooFast={data.passagesTooFast}
          before={data.beforeReset}
          weeks={data.weeks}
        />
        <SkillCards data={data} />
      </div>
      {rank && <Ladder rank={rank} />}
      <Details data={data} />
    </div>
  );
}

const NOTHING_KNOWN = { readingLevel: null, initialLevel: null, rank: null } as const;

const Ladder = ({ rank }: { readonly rank: RankView }) => (
  <Section title="My ladder" lead={`Your points take you up, rank by rank. ${wayToNextRank(rank)}`}>
    <Card>
      <RankLadder rank={rank} />
    </Card>
  </Section>
);

/** Figures and charts, for those who want to know more. */
function Details({ data: { levels, points, skills, timezone } }: { readonly data: StudentProfileData }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <IconChevronDown size={20} aria-hidden /> {open ? 'Hide the details' : 'Show the details'}
      </summary>
      {open && (
        <div className={styles.sections}>
          {levels !== null && levels.length > 0 && <Levels levels={levels} zone={timezone} />}
          {points !== null && points.length > 0 && <Points days={points} />}
          <Section
            title="My skills"
            lead={
              skills.some(({ skillsOfGroup }) => skillsOfGroup.some(({ standing }) => standing !== 'too-few'))
                ? 'Each question is about one skill. Here is how your answers went this school year. Very fast answers do not count.'
                : 'Each question is about one skill. Here you will see how your answers go.'
            }
          >
            <SkillList skills={skills} />
          </Section>
        </div>
      )}
    </details>
  );
}

const BeforeTheFirstQuiz = () => (
  <EmptyState
    title="Your progress starts with your first quiz"
    action={
      <LinkButton {...linkTo(studentHome)} variant="primary">
        See what is next
      </LinkButton>
    }
  >
    Read a passage and answer its questions. Then you will see here how your reading grows.
  </EmptyState>
);

const Levels = ({ levels, zone }: { readonly levels: readonly LevelPoint[]; readonly zone: string }) => (
  <Section
    title="My reading level"
    lead="Each dot is one quiz. The line goes up when you read harder passages well. A thin band means that we are sure of your level."
  >
    <Card>
      <LevelChart points={levels} zone={zone} caption="Your reading level over time" plain />
    </Card>
  </Section>
);

const Points = ({ days }: { readonly days: readonly PointsDay[] }) => (
  <Section
    title="My points"
    lead="You earn points when you read with care. The line shows all your points so far."
  >
    <Card>
      <PointsChart days={days} caption="Your points over time" />
    </Card>
  </Section>
);
