/** A turn that begins with the name of who speaks. */
const SPEAKER = /^(\p{Lu}[\p{L}. '’-]{0,30}):\s/u;

/**
 * The paragraphs of an interview in which its questions are asked, from 1: those of the speaker who begins. None where the speakers are not named.
 */
export function interviewQuestions(paragraphs: readonly string[]): ReadonlySet<number> {
  const speakers = paragraphs.map((text) => SPEAKER.exec(text)?.[1]);
  const asks = speakers.find((speaker) => speaker !== undefined);
  const isTalk = speakers.some((speaker) => speaker !== undefined && speaker !== asks);
  if (!isTalk) return new Set();
  return new Set(speakers.flatMap((speaker, index) => (speaker === asks ? [index + 1] : [])));
}
