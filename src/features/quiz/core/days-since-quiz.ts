import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';

/** Days, with their fraction, since a student's last quiz or pretest; none before the first. */
export const daysSinceQuiz = (last: Date | null, now: Date): number =>
  last ? Math.max(0, (now.getTime() - last.getTime()) / MS_PER_DAY) : 0;
