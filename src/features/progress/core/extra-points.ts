/** Points beside the quiz: rows of their own, without factor, half-right condition or daily halving (points rule). */
export type ExtraPointsCause = 'essay' | 'essay-good' | 'challenge' | 'weekly-goal' | 'pretest';

export const ESSAY_POINTS = 5;
export const ESSAY_GOOD_POINTS = 5;
export const CHALLENGE_POINTS = 2;
/** Paid once, for the first pretest. */
export const PRETEST_POINTS = 10;

/** Words an essay needs, essays paid per day, the teacher's score (0..4) from which it is good. */
const ESSAY_WORDS = 20;
const ESSAYS_PER_DAY = 2;
const ESSAY_GOOD_SCORE = 3;

/** Challenge questions paid per day: two in each of the ten quizzes of a day that pay anything. */
const CHALLENGES_PER_DAY = 20;

/** Points of a challenge question that was found, by how many the day has paid before it. */
export const challengePoints = ({ paidToday }: { paidToday: number }): number =>
  paidToday < CHALLENGES_PER_DAY ? CHALLENGE_POINTS : 0;

/** Points of a submitted short essay: 20 or more own words, two a day. */
export function essayPoints(essay: { ownWords: number; paidToday: number }): number {
  return essay.ownWords >= ESSAY_WORDS && essay.paidToday < ESSAYS_PER_DAY ? ESSAY_POINTS : 0;
}

/** More points of a paid essay when the teacher scores it 3 or 4. */
export function essayScorePoints(essay: { paid: boolean; score: number }): number {
  return essay.paid && essay.score >= ESSAY_GOOD_SCORE ? ESSAY_GOOD_POINTS : 0;
}
