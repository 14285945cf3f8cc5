import type { Question } from './passage-file.ts';
import { seededBy } from './seeded-random.ts';

/**
 * The option indices in a new order: the key at `position`, the others shuffled. The shuffle goes by the options'
 * words, not by where they stand, so that ordering twice changes nothing the second time.
 */
export function orderOptions(passageId: string, question: Question, position: number): number[] {
  const lot = (at: number): number =>
    seededBy(`${passageId} ${question.code} ${question.options[at]?.text}`)();
  const indices = question.options.map((_, at) => at);
  const isKey = (at: number): boolean => question.options[at]?.role === 'key';
  const others = indices.filter((at) => !isKey(at)).sort((a, b) => lot(a) - lot(b));
  return others.toSpliced(position, 0, ...indices.filter(isKey));
}
