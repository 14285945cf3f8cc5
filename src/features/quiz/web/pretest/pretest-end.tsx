import { useEffect } from 'react';
import { LevelBadge, levelForChild, RankMoment } from '#features/progress/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { PretestView } from '../../contract/endpoints.ts';
import styles from './pretest.module.css';
import { SproutPicture } from './sprout-picture.tsx';

type PretestEndProps = Pick<PretestView, 'initialLevel' | 'passagesDone' | 'reward' | 'again'>;

/** The end of the pretest: what was done, the first rank, where reading starts, and the first step. */
export function PretestEnd({ initialLevel, passagesDone, reward, again }: PretestEndProps) {
  const next = again ? 'next' : 'first';
  const told = levelForChild({ when: 'placed', level: initialLevel, again });
  // The address has not changed, so this is not announced as an arrival.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <Page title="Pretest finished" width="student" heading={told.title}>
      <div className={styles.end}>
        <SproutPicture />
        <Stack gap={24}>
          <p className={styles.did}>
            {passagesDone > 0
              ? `You read ${count(passagesDone, 'passage')} and answered every question.`
              : 'You answered every question.'}
          </p>
          {reward && <Reward {...reward} />}
          <Card>
            <Stack gap={12}>
              {initialLevel !== null && <LevelBadge level={initialLevel} />}
              <p>{told.words}</p>
            </Stack>
          </Card>
          <div>
            <LinkButton {...linkTo(studentHome)} variant="primary">
              Choose your {next} passage
            </LinkButton>
          </div>
        </Stack>
      </div>
    </Page>
  );
}

const Reward = ({ points, rank }: NonNullable<PretestView['reward']>) => (
  <RankMoment
    rank={rank}
    above={rank.rankId === 1 ? 'Your first rank' : 'Your rank'}
    took={`+${count(points, 'point')} for finishing the pretest.`}
  />
);
