import type { PassageView } from '#features/library/contract/passage-view.ts';

/**
 * "paragraph 2", "paragraphs 2 and 4": the places of the evidence, each once and in order. In verse "part 2 of the poem": a young reader does
 * not know what a stanza is.
 */
export function placesInWords(
  evidence: readonly { readonly paragraph: number }[],
  form: PassageView['form'],
): string {
  const [place, of] = form === 'verse' ? ['part', ' of the poem'] : ['paragraph', ''];
  const numbers = [...new Set(evidence.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
  if (numbers.length === 1) return `${place} ${numbers[0]}${of}`;
  return `${place}s ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}${of}`;
}
