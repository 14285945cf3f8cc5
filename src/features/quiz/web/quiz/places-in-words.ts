/** "paragraph 2", "paragraphs 2 and 4": the places of the evidence, each paragraph once and in order. */
export function placesInWords(evidence: readonly { readonly paragraph: number }[]): string {
  const numbers = [...new Set(evidence.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
  if (numbers.length === 1) return `paragraph ${numbers[0]}`;
  return `paragraphs ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
