import type { CatalogQuestion } from '../../contract/endpoints.ts';

/** Where an answer is in the text; paragraphs count from 1. */
export type Evidence = CatalogQuestion['evidence'];

/** A stretch of a paragraph that is lit up as a whole, or not. */
export interface LitRun {
  readonly text: string;
  readonly start: number;
  readonly lit: boolean;
}

/** A paragraph cut at the edges of what is lit; stretches that touch or overlap are one. */
export function litRuns(
  text: string,
  lit: readonly { readonly start: number; readonly end: number }[],
): LitRun[] {
  const edges = lit.flatMap(({ start, end }) => [start, end]).filter((at) => at > 0 && at < text.length);
  const cuts = [...new Set([0, ...edges])].toSorted((a, b) => a - b);
  const runs: LitRun[] = [];
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1] ?? text.length;
    const isLit = lit.some((span) => span.start < end && span.end > start);
    const before = runs.at(-1);
    if (before?.lit === isLit)
      runs[runs.length - 1] = { ...before, text: before.text + text.slice(start, end) };
    else runs.push({ text: text.slice(start, end), start, lit: isLit });
  }
  return runs;
}
