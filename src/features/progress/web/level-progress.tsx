import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { ReadingLevel } from '../contract/views.ts';
import { LevelBadge } from './level-badge.tsx';
import { levelWord } from './level-sentence.ts';

/** A reading level, and how far it is to the next, so that nobody waits blind for a step (Steady). */
export const LevelProgress = ({ level, share, end }: Pick<ReadingLevel, 'level' | 'share' | 'end'>) => (
  <Stack gap={12}>
    <LevelBadge level={level} isStart={level === 1 && end === 'floor'} />
    {share !== null && (
      <ProgressLine
        value={Math.round(100 * share)}
        max={100}
        label={`Progress to Level ${levelWord(level + 1)}`}
        showLabel
      />
    )}
  </Stack>
);
