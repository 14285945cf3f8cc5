import type { Dictionary } from './check-context.ts';
import { unfamiliarWordsOf } from './familiar-words.ts';
import type { Verdict } from './finding.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage } from './passage-file.ts';
import { normalWord } from './words.ts';

/** Turns of phrase that no teacher says aloud, with what a teacher says. */
const STILTED: readonly (readonly [found: RegExp, instead: string])[] = [
  [/\bsomebody\b/i, 'someone'],
  [/\bstands? (?:not )?in (?:the )?paragraph\b|\bnot stand in\b/i, 'is in paragraph'],
  [/\bon account of what\b/i, 'why'],
  [/\bis told of\b|\bare told of\b|\bis spoken of\b|\bdo(?:es)? not come up\b/i, 'the text does not say'],
  [/\bgives? (?:itself|himself|herself) away\b/i, 'show'],
];

/** The gates on wording that a program can see; the rest is for a copy editor. */
export function wordingVerdicts(passage: Passage, dictionary: Dictionary | undefined): Verdict[] {
  return [...stiltedVerdicts(passage), ...(dictionary ? [unknownWordsVerdict(passage, dictionary)] : [])];
}

function stiltedVerdicts({ questions }: Passage): Verdict[] {
  return questions.flatMap(({ code, stem, options }) =>
    [stem, ...options.flatMap(({ text, rationale }) => [text, rationale])].flatMap((text) =>
      STILTED.filter(([found]) => found.test(text)).map(([found, instead]) => ({
        gate: 'wording',
        ok: false,
        measured: `“${found.exec(text)?.[0]}”`,
        wanted: `“${instead}”, as a teacher would say it`,
        where: code,
        advisory: true,
      })),
    ),
  );
}

/** Invented words are for stories about an invented word; others are named, so that a writer can tell. */
function unknownWordsVerdict(passage: Passage, dictionary: Dictionary): Verdict {
  const words = unfamiliarWordsOf(bodyOf(paragraphsOf(passage)));
  // Capitals stand for names, which no dictionary holds.
  const lower = new Set(words.filter((word) => word === word.toLowerCase()).map(normalWord));
  const unknown = [...lower].filter((word) => !isKnown(word, dictionary));
  return {
    gate: 'words of the text',
    ok: unknown.length === 0,
    measured: unknown.length === 0 ? 'all in the dictionary' : unknown.join(', '),
    wanted: 'real English words',
    message: 'no invented words, unless the story is about one',
    advisory: true,
  };
}

/** Compounds part by part. */
const isKnown = (word: string, dictionary: Dictionary): boolean =>
  word
    .replace(/'s$/, '')
    .split(/[-‐‑]/)
    .every((part) => /^\p{N}/u.test(part) || part.length === 1 || dictionary.isWord(part));
