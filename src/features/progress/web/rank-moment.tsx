import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { RankEmblem } from './rank-emblem.tsx';
import type { RankPlace } from './rank-line.ts';
import styles from './rank-moment.module.css';
import { RANK_WORDS } from './rank-words.ts';

interface RankMomentProps {
  readonly rank: Pick<RankPlace, 'rankId' | 'title' | 'totalPoints' | 'minPoints'>;
  /** What it is called in the moment: "A new rank", "Your first rank". */
  readonly above: string;
  /** What it took, in a sentence. */
  readonly took: string;
  /** It can be put away. */
  readonly onClose?: () => void;
}

/** A rank that has just been reached: its emblem, large, with the leaves opening, its title, and what it took. */
export function RankMoment({ rank, above, took, onClose }: RankMomentProps) {
  const heading = useId();
  const word = RANK_WORDS[rank.title];
  return (
    <Card as="section" tone="sun" labelledBy={heading} className={styles.moment}>
      <RankEmblem rankId={rank.rankId} size={96} opening />
      <Stack gap={4}>
        <p className={styles.above}>{above}</p>
        <h2 id={heading} className={styles.title}>
          {rank.title}
        </h2>
        {word && (
          <>
            <p className={styles.word} aria-hidden="true">
              {word.say}
            </p>
            <p className={styles.word}>{word.means}</p>
          </>
        )}
        <p>{took}</p>
      </Stack>
      {onClose && (
        <IconButton
          className={styles.close}
          label="Close"
          icon={<IconX size={18} aria-hidden />}
          onClick={onClose}
        />
      )}
    </Card>
  );
}

/** "It took 100 points, and you have 112." */
export const pointsTaken = ({ minPoints, totalPoints }: RankMomentProps['rank']): string =>
  totalPoints > minPoints
    ? `It took ${figure(minPoints)} points, and you have ${figure(totalPoints)}.`
    : `It took ${figure(minPoints)} points.`;

const figure = (points: number): string => points.toLocaleString('en');
