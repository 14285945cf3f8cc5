import type { Library } from '#features/library/server/public.ts';
import { challengesOf } from '../../core/challenge.ts';

/** The first challenge question of a quiz in which everything is right, answered right; undefined where it has none. */
export function rightChallenge(library: Library, versionId: number) {
  const passage = library.known(versionId);
  if (!passage) return undefined;
  const allRight = passage.questions.map(() => ({ right: true, counted: true }));
  const [first] = challengesOf(passage, allRight);
  if (!first) return undefined;
  const [position, { right }] = first;
  return { challengedQuestionId: passage.questions[position]?.id, sentence: right, isSelected: true };
}
