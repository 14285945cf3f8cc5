import type { Answer } from '#features/progress/core/evidence.ts';
import { flattening, logistic, SPAN } from '#features/progress/core/response-curve.ts';
import { GUESS, Q_DAY, S_MAX } from '#features/progress/core/steady-constants.ts';
import type { Algorithm } from './follower.ts';
import { rated } from './rated.ts';

/** What one answer adds: information (1/logits²) and pull (1/logits), at the rating when the passage began. */
function lessonOf(logit: number, { b, v, right }: Answer) {
  const slope = flattening(v);
  const s = logistic((logit - b) * slope);
  const chance = GUESS + SPAN * s;
  const gradient = SPAN * slope * s * (1 - s);
  const weight = gradient / (chance * (1 - chance));
  return { information: weight * gradient, pull: weight * ((right ? 1 : 0) - chance) };
}

/**
 * Glicko (Glickman 1999) with the same response curve as Elo here: a rating and its deviation, a passage being a rating
 * period. Its answers count as independent, so the deviation shrinks too fast.
 */
export const glicko: Algorithm = ({ mean, sd }) => {
  let logit = mean;
  let variance = sd * sd;
  return rated({
    estimate: () => ({ mean: logit, sd: Math.sqrt(variance) }),
    learn(answers) {
      const lessons = answers.filter(({ counted }) => counted).map((answer) => lessonOf(logit, answer));
      const sum = (key: 'information' | 'pull') => lessons.reduce((total, lesson) => total + lesson[key], 0);
      variance = 1 / (1 / variance + sum('information'));
      logit += variance * sum('pull');
    },
    rest(days) {
      variance = Math.min(variance + Q_DAY * days, S_MAX * S_MAX);
    },
  });
};
