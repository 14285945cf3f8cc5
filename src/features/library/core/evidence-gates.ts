import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { locateSpan } from './paragraphs.ts';
import type { Form, Option, Question } from './passage-file.ts';
import { ITEM_STANDARD } from './passage-standard.ts';
import { wordsOf } from './words.ts';

/** The gates on an option's evidence and rationale. */
export function evidenceVerdicts(question: Question, paragraphs: readonly string[], form: Form): Verdict[] {
  return question.options.flatMap((option, at) =>
    [
      spanCountVerdict(option),
      ...missingSpanVerdicts(option, paragraphs),
      rationaleLengthVerdict(option),
      rationaleReasonVerdict(option),
      ...rationalePlaceVerdicts(option, paragraphs.length, form),
    ].map((verdict) => ({ ...verdict, where: `option ${at + 1}` })),
  );
}

function spanCountVerdict({ role, spans }: Option): Verdict {
  const none = role === 'unsupported';
  return {
    gate: 'evidence',
    ok: none ? spans.length === 0 : spans.length > 0,
    measured: `${role} with ${spans.length} spans`,
    wanted: none ? 'no span' : '≥ 1 span',
  };
}

function missingSpanVerdicts({ spans }: Option, paragraphs: readonly string[]): Verdict[] {
  return spans
    .filter((span) => locateSpan(paragraphs, span) === undefined)
    .map((span) => ({
      gate: 'evidence quote',
      ok: false,
      measured: `“${span.quote}” is not in paragraph ${span.paragraph}${elsewhere(span.quote, paragraphs)}`,
      wanted: 'exact words of its paragraph',
    }));
}

function elsewhere(quote: string, paragraphs: readonly string[]): string {
  const found = paragraphs.findIndex(
    (_, at) => locateSpan(paragraphs, { paragraph: at + 1, quote }) !== undefined,
  );
  return found < 0 ? '' : ` but in ${found + 1}`;
}

function rationaleLengthVerdict({ rationale }: Option): Verdict {
  const words = wordsOf(rationale).length;
  const range = ITEM_STANDARD.rationaleWords;
  return {
    gate: 'rationale words',
    ok: within(words, range),
    measured: words,
    wanted: range.join('–'),
    heldOnly: true,
  };
}

/** What ties a clue to an answer, or what tempts to where it breaks. */
const REASONS =
  /\b(?:because|so|since|but|means?|meant|meaning|shows?|showed|shown|suggests?|tells? (?:us|you)|proves?|proved|explains?|explained|why|although|though|however|instead|rather|yet|while|if|therefore|otherwise|until|unless|points? to)\b/i;

/**
 * Two sentences or halves can stand against each other without a word between them: "Sefu keeps the ball. The choice is Kele's." To ask for
 * one in every rationale makes them all sound alike.
 */
const STEP = /[.!?;:—–]["”’)]*\s+\S/;

/** An address alone ("Paragraph 2 says so") teaches nothing. */
function rationaleReasonVerdict({ rationale }: Option): Verdict {
  return {
    gate: 'rationale reason',
    ok: REASONS.test(rationale) || STEP.test(rationale),
    measured: REASONS.exec(rationale)?.[0] ?? 'says where and not why',
    wanted: 'a reason (because, so, since, but, means, shows …), or a second step',
    message: 'say which clue leads there by which step, or what is tempting and where it breaks',
    heldOnly: true,
  };
}

/** The paragraphs that a rationale names: "paragraph 2", "Paragraphs 2 and 3", in verse also "stanza 2". */
export function namedParagraphs(rationale: string, form: Form): number[] {
  const noun = form === 'verse' ? '(?:paragraph|stanza)' : 'paragraph';
  const mention = new RegExp(`\\b${noun}s?\\s+(\\d+(?:(?:,| and|, and| or| to|–|-)\\s*\\d+)*)`, 'gi');
  return [...rationale.matchAll(mention)].flatMap(([, numbers]) =>
    (numbers?.match(/\d+/g) ?? []).map(Number),
  );
}

/** A rationale need not name a paragraph; one that does names a right one: of its spans, or any where it has none. */
function rationalePlaceVerdicts({ rationale, spans }: Option, paragraphCount: number, form: Form): Verdict[] {
  const named = namedParagraphs(rationale, form);
  if (named.length === 0) return [];
  const evidence = new Set(spans.map((span) => span.paragraph));
  const ok = named.some((n) => (spans.length > 0 ? evidence.has(n) : n >= 1 && n <= paragraphCount));
  return [
    {
      gate: 'rationale place',
      ok,
      measured: `names ${named.join(', ')}`,
      wanted: spans.length > 0 ? `paragraph ${[...evidence].join(' or ')}` : `one of ${paragraphCount}`,
    },
  ];
}
