import { isString, listOf, storedOr, where } from '#platform/device/core/shape.ts';

/** Comments that help at nearly every essay: what a teacher finds at first. */
export const FIRST_COMMENTS = [
  'Say which paragraph shows this.',
  'You explained why, not only what. That makes it strong.',
  'Say it in your own words.',
  'Answer both parts of the question.',
  'Add one more detail from the passage.',
] as const;

/** As long as a comment may be (contract of `scoreEssay`), and as many as can be looked through. */
const MAX_COMMENT_LENGTH = 2_000;
const MAX_COMMENTS = 30;
const isComment = where(isString, ({ length }) => length >= 1 && length <= MAX_COMMENT_LENGTH);
const isBank = where(listOf(isComment), ({ length }) => length <= MAX_COMMENTS);

/** A teacher's comments as the device kept them; the first ones where nothing is kept, or what is kept is broken. */
export const readBank = storedOr<readonly string[], readonly string[]>(isBank, FIRST_COMMENTS);

/** Whether a comment can be added: it says something, it is not there yet, and there is room. */
export const canAdd = (comments: readonly string[], comment: string): boolean =>
  comment.trim() !== '' && comments.length < MAX_COMMENTS && !comments.includes(comment.trim());

/** With the comment at its front, where it is found again; as it was where it cannot be added. */
export const addTo = (comments: readonly string[], comment: string): readonly string[] =>
  canAdd(comments, comment) ? [comment.trim(), ...comments] : comments;

/** A comment with a sentence of the bank at its end. */
export function appendSentence(comment: string, sentence: string): string {
  const before = comment.trimEnd();
  return before === '' ? sentence : `${before} ${sentence}`.slice(0, MAX_COMMENT_LENGTH);
}
