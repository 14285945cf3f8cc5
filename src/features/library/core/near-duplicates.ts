import type { Verdict } from './finding.ts';
import type { Passage } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { normalWordsOf } from './words.ts';

const GRAM = 5;

/** The different runs of five words of a text. */
function fiveGrams(text: string): Set<string> {
  const words = normalWordsOf(text);
  return new Set(words.slice(GRAM - 1).map((_, at) => words.slice(at, at + GRAM).join(' ')));
}

export interface Likeness {
  readonly a: string;
  readonly b: string;
  /** Shared five-grams ÷ five-grams of either, 0..1. */
  readonly jaccard: number;
}

/** Every pair of texts that share a five-gram, found through an index of the grams, not by comparing all pairs. */
export function likenesses(passages: readonly Pick<Passage, 'id' | 'text'>[]): Likeness[] {
  const grams = passages.map(({ text }) => fiveGrams(text));
  const shared = new Map<string, number>();
  for (const holders of holdersByGram(grams).values()) countPairs(holders, shared);
  return [...shared].map(([pair, common]) => {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    const union = (grams[a]?.size ?? 0) + (grams[b]?.size ?? 0) - common;
    return { a: passages[a]?.id ?? '', b: passages[b]?.id ?? '', jaccard: common / union };
  });
}

function holdersByGram(grams: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>();
  grams.forEach((set, at) => {
    for (const gram of set) holders.set(gram, [...(holders.get(gram) ?? []), at]);
  });
  return holders;
}

function countPairs(holders: readonly number[], shared: Map<string, number>): void {
  holders.forEach((a, index) => {
    for (const b of holders.slice(index + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  });
}

/** No two passages of the library, pretest included, may be alike. */
export function nearDuplicateVerdict(passages: readonly Pick<Passage, 'id' | 'text'>[]): Verdict {
  const worst = likenesses(passages).reduce<Likeness | undefined>(
    (best, likeness) => (likeness.jaccard > (best?.jaccard ?? 0) ? likeness : best),
    undefined,
  );
  const max = LIBRARY_STANDARD.nearDuplicateMax;
  return {
    gate: 'near duplicates',
    ok: (worst?.jaccard ?? 0) <= max,
    measured: worst === undefined ? '0' : `${worst.jaccard.toFixed(2)} (${worst.a}, ${worst.b})`,
    wanted: `≤ ${max} for any two`,
  };
}
