import type { PassageView } from '#features/library/contract/passage-view.ts';

type GlossaryEntry = PassageView['glossary'][number];

/** A stretch of characters in a paragraph, end exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A glossary word where it first occurs. */
export interface GlossaryPlace extends Stretch {
  readonly paragraph: number;
  readonly entry: GlossaryEntry;
}

/** A piece of a paragraph: plain text, or a glossary word. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly entry: GlossaryEntry | null;
}

/** Pieces in a row that are lit up together, or not. */
export interface Run {
  readonly lit: boolean;
  readonly start: number;
  readonly pieces: readonly Piece[];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Endings with which a glossary word may occur in the text. */
const ENDINGS = '(?:s|es|d|ed|ing)?';

function wordPattern(word: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])["'“‘(]?${escaped(word)}${ENDINGS}(?![\p{L}\p{N}])`, 'iu');
}

/** Where each glossary word first occurs in the passage; paragraphs count from 1. A word that is not there is left out. */
export function glossaryPlaces({
  paragraphs,
  glossary,
}: Pick<PassageView, 'paragraphs' | 'glossary'>): GlossaryPlace[] {
  return glossary.flatMap((entry) => {
    const pattern = wordPattern(entry.word);
    for (const [index, text] of paragraphs.entries()) {
      const found = pattern.exec(text);
      if (found)
        return [{ paragraph: index + 1, start: found.index, end: found.index + found[0].length, entry }];
    }
    return [];
  });
}

/** A paragraph cut at its glossary words and at the edges of what is lit; a glossary word is never cut. */
export function runsOf(text: string, glossary: readonly GlossaryPlace[], lit: readonly Stretch[]): Run[] {
  const whole = (at: number) => glossary.every(({ start, end }) => at <= start || at >= end);
  const edges = lit
    .flatMap(({ start, end }) => [start, end])
    .filter((at) => at > 0 && at < text.length && whole(at));
  const cuts = [
    ...new Set([0, text.length, ...edges, ...glossary.flatMap(({ start, end }) => [start, end])]),
  ];
  cuts.sort((a, b) => a - b);
  const runs: { lit: boolean; start: number; pieces: Piece[] }[] = [];
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[index + 1] ?? text.length;
    const isLit = lit.some((span) => span.start < end && span.end > start);
    const entry = glossary.find((place) => place.start === start && place.end === end)?.entry ?? null;
    const piece = { text: text.slice(start, end), start, entry };
    const run = runs.at(-1);
    if (run?.lit === isLit) run.pieces.push(piece);
    else runs.push({ lit: isLit, start, pieces: [piece] });
  }
  return runs;
}

/** A line of a poem with what is in it, counted from its own beginning. */
interface VerseLine<Lit extends Stretch> {
  readonly start: number;
  /** With the break at its end, so that nothing is lost between two lines. */
  readonly text: string;
  readonly glossary: readonly GlossaryPlace[];
  readonly lit: readonly Lit[];
}

/** What of these is in a line, counted from where it begins. */
const within = <T extends Stretch>(places: readonly T[], from: number, to: number): T[] =>
  places
    .filter(({ start, end }) => start < to && end > from)
    .map((place) => ({
      ...place,
      start: Math.max(place.start, from) - from,
      end: Math.min(place.end, to) - from,
    }));

/** A stanza line by line. */
export function linesOfVerse<Lit extends Stretch>(
  text: string,
  glossary: readonly GlossaryPlace[],
  lit: readonly Lit[],
): VerseLine<Lit>[] {
  let start = 0;
  return text.split(/(?<=\n)/).map((line) => {
    const [from, to] = [start, start + line.length];
    start = to;
    return { start: from, text: line, glossary: within(glossary, from, to), lit: within(lit, from, to) };
  });
}
