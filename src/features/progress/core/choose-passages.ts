import { type DrawFor, type Drawn, drawPassages, type Random } from './draw-passages.ts';
import type { PassageSummary } from './passage-tiers.ts';
import { type Estimate, expectedScore, type QuestionState } from './response-curve.ts';
import { GOAL, GOAL_TEST, OFFERS } from './steady-constants.ts';

/** A passage with what is known of its questions. */
export type Candidate = PassageSummary & { readonly questions: readonly QuestionState[] };

/** A passage offered to the student, with the share 0..1 of right answers to expect. */
export type Offer<P extends Candidate> = { readonly passage: P; readonly expectedScore: number };

/** The share of right answers aimed at: 68 % where a passage informs most, 77 % where a child learns best. */
function goalOf(mode: DrawFor['mode']): number {
  return mode === 'pretest' ? GOAL_TEST : GOAL;
}

/** Drawn passages as offers, best match first; a lower tier goes before any match, and rereads keep their order. */
function ranked<P extends Candidate>(
  student: Estimate,
  drawn: readonly Drawn<P>[],
  goal: number,
): Offer<P>[] {
  return drawn
    .map(({ passage, tier, reread }) => {
      const expected = expectedScore(student, passage.questions);
      const miss = reread ? 0 : Math.abs(expected - goal);
      return { tier, miss, offer: { passage, expectedScore: expected } };
    })
    .sort((a, b) => a.tier - b.tier || a.miss - b.miss)
    .map(({ offer }) => offer);
}

/**
 * Up to three offers out of the drawn passages: the one whose expected score is nearest the goal, then the next two
 * of other topics, or of any topic where there are no others (Steady rule 3).
 */
export function offerPassages<P extends Candidate>(
  student: Estimate,
  drawn: readonly Drawn<P>[],
  mode: DrawFor['mode'],
): readonly Offer<P>[] {
  const order = ranked(student, drawn, goalOf(mode));
  const topics = new Set<string>();
  const firstOfTopic = order.filter(({ passage: { topic } }) => !topics.has(topic) && topics.add(topic));
  const others = order.filter((offer) => !firstOfTopic.includes(offer));
  return [...firstOfTopic, ...others].slice(0, OFFERS);
}

/** Draws and offers in one step, where the questions of every passage are at hand. */
export function choosePassages<P extends Candidate>(
  student: Estimate,
  passages: readonly P[],
  to: DrawFor,
  random: Random,
): readonly Offer<P>[] {
  return offerPassages(student, drawPassages(passages, to, random), to.mode);
}
