import { useEffect } from 'react';
import { WEEKLY_GOAL_POINTS } from '#features/progress/core/weekly-goal.ts';
import { pointsTaken, RankMoment, type RankPlace } from '#features/progress/web/public.tsx';
import { useTold } from '#features/reading/web/public.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { StudentProfile } from '../../contract/endpoints.ts';

/**
 * A weekly goal and a rank that were reached while no result was on the screen: a teacher changed the goal, scored an essay, corrected a key, or what was
 * on a device arrived later. Each is told until the student puts it away, on any device.
 */
export const ToldOnce = ({ rank, week }: Pick<StudentProfile, 'rank' | 'week'>) =>
  rank && (
    <>
      {week.reachedByChange !== null && <ReachedGoal monday={week.reachedByChange} />}
      <NewRank rank={rank} />
    </>
  );

function ReachedGoal({ monday }: { readonly monday: string }) {
  const { told, onTold } = useTold();
  if (told === null || told.goalTold === monday) return null;
  return (
    <Note
      tone="leaf"
      title={`You reached your weekly goal! +${count(WEEKLY_GOAL_POINTS, 'point')}`}
      onClose={() => onTold({ goalTold: monday })}
    >
      <p>You have read enough this week.</p>
    </Note>
  );
}

function NewRank({ rank }: { readonly rank: RankPlace }) {
  const { told, onTold } = useTold();
  const { rankId, totalPoints } = rank;
  // The first home of a student is where telling begins. Who starts over with no points reaches each rank anew.
  const begins = told !== null && (told.rankTold === null || (totalPoints === 0 && told.rankTold > rankId));
  useEffect(() => {
    if (begins) onTold({ rankTold: rankId });
  }, [begins, onTold, rankId]);
  if (told === null || begins || (told.rankTold ?? rankId) >= rankId) return null;
  return (
    <RankMoment
      rank={rank}
      above="A new rank"
      took={pointsTaken(rank)}
      onClose={() => onTold({ rankTold: rankId })}
    />
  );
}
