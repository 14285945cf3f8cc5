import { bodyOf } from '../core/paragraphs.ts';
import type { PublishedPassage } from '../core/published-passage.ts';
import { countForMeasure, readingMeasure } from '../core/reading-measure.ts';

/** It takes a millisecond or two to count a text, and a report asks for those of a whole school year. */
const known = new WeakMap<PublishedPassage, number>();

/** The estimated reading measure of a passage, 200–1400, as screens show it. */
export function passageMeasure(passage: PublishedPassage): number {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const measure = Math.round(readingMeasure(countForMeasure(bodyOf(passage.paragraphs))));
  known.set(passage, measure);
  return measure;
}
