import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { asksForNumber, asksForParagraph } from './option-kinds.ts';
import type { Option, Passage, Question } from './passage-file.ts';
import { ITEM_STANDARD, levelStandard } from './passage-standard.ts';
import { longestSharedRun, normalWordsOf, occurrencesOf, wordsOf } from './words.ts';

/** The gates on a question's options: number, roles, wording, form and length. */
export function optionVerdicts(passage: Passage, question: Question, body: string): Verdict[] {
  const { options } = question;
  return [
    optionCountVerdict(passage.level, options),
    ...roleVerdicts(options),
    ...wordingVerdicts(passage.level, options),
    insideVerdict(options),
    ...kindVerdicts(question),
    formVerdict(options),
    ...keyVerdicts(question, body),
  ];
}

/** The right option, where there is exactly one. */
export function keyOf({ options }: Pick<Question, 'options'>): Option | undefined {
  const keys = options.filter(({ role }) => role === 'key');
  return keys.length === 1 ? keys[0] : undefined;
}

function optionCountVerdict(level: number, options: readonly Option[]): Verdict {
  const wanted = levelStandard(level).options;
  return { gate: 'options', ok: options.length === wanted, measured: options.length, wanted: String(wanted) };
}

function roleVerdicts(options: readonly Option[]): Verdict[] {
  const count = (role: string): number => options.filter((option) => option.role === role).length;
  const others = count('otherSpan') + count('unsupported');
  return [
    { gate: 'one key', ok: count('key') === 1, measured: count('key'), wanted: '1' },
    {
      gate: 'distractor roles',
      ok: count('misread') >= 1 && others >= 1,
      measured: `${count('misread')} misread, ${others} other`,
      wanted: '≥ 1 misread, ≥ 1 otherSpan or unsupported',
    },
  ];
}

const CATCH_ALL =
  /\b(?:all|none|both|neither|any) of (?:the|these|those)(?: (?:above|below|answers|choices|options)|$)/i;

function wordingVerdicts(level: number, options: readonly Option[]): Verdict[] {
  const max = ITEM_STANDARD.optionWordsMax(level);
  const longest = Math.max(...options.map(({ text }) => wordsOf(text).length));
  const catchAll = options.find(({ text }) => CATCH_ALL.test(text.replace(/[.!?]$/, '')));
  return [
    { gate: 'option words', ok: longest <= max, measured: longest, wanted: `≤ ${max}` },
    {
      gate: 'catch-all option',
      ok: catchAll === undefined,
      measured: catchAll === undefined ? 'none' : `“${catchAll.text}”`,
      wanted: 'no “all/none of the above”',
    },
  ];
}

function insideVerdict(options: readonly Option[]): Verdict {
  const pair = options
    .flatMap((inner) => options.map((outer) => ({ inner, outer })))
    .find(({ inner, outer }) => inner !== outer && occurrencesOf(inner.text, outer.text) > 0);
  return {
    gate: 'option inside another',
    ok: pair === undefined,
    measured: pair === undefined ? 'none' : `“${pair.inner.text}” in “${pair.outer.text}”`,
    wanted: 'none',
  };
}

/** Few questions of a level may have such options, so that it only says so here. */
function kindVerdicts(question: Question): Verdict[] {
  const kind = (asksForNumber(question) && 'numbers') || (asksForParagraph(question) && 'places in the text');
  return kind
    ? [
        {
          gate: 'option kind',
          ok: false,
          measured: `options are ${kind}`,
          wanted: 'thoughts',
          advisory: true,
        },
      ]
    : [];
}

/** The longest option may be this many times the shortest, in characters … */
const LENGTH_SPREAD_MAX = 2.5;
/** … or this many characters longer, so that single words of any length can stand beside each other. */
const LENGTH_DIFFERENCE_MAX = 12;

/** Parallel form, as far as a program sees it: the same end mark and like length. */
function formVerdict(options: readonly Option[]): Verdict {
  const lengths = options.map(({ text }) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const faults = [
    ...(isMixed(options.map(({ text }) => /[.!?]["”’']?$/.test(text))) ? ['end marks differ'] : []),
    ...(longest > shortest * LENGTH_SPREAD_MAX && longest - shortest > LENGTH_DIFFERENCE_MAX
      ? [`lengths ${shortest}–${longest} characters`]
      : []),
  ];
  return {
    gate: 'parallel options',
    ok: faults.length === 0,
    measured: faults.join(', ') || 'parallel',
    wanted: `one end mark, longest ≤ ${LENGTH_SPREAD_MAX} × shortest`,
  };
}

const isMixed = (values: readonly boolean[]): boolean => new Set(values).size > 1;

/** Key length ÷ mean distractor length, in characters; undefined without exactly one key. */
export function keyLengthRatio(question: Question): number | undefined {
  const key = keyOf(question);
  const others = question.options.filter((option) => option !== key);
  const mean = others.reduce((sum, { text }) => sum + text.length, 0) / others.length;
  return key === undefined ? undefined : key.text.length / mean;
}

function keyVerdicts(question: Question, body: string): Verdict[] {
  const key = keyOf(question);
  const ratio = keyLengthRatio(question);
  if (key === undefined || ratio === undefined) return [];
  const copied = longestSharedRun(key.text, body);
  const max = ITEM_STANDARD.verbatimKeyWordsMax;
  const range = ITEM_STANDARD.keyLengthRatio;
  return [
    {
      gate: 'key length',
      ok: within(ratio, range),
      measured: ratio.toFixed(2),
      wanted: `${range.join('–')} × mean distractor`,
      message:
        ratio < range[0]
          ? 'lengthen the key or shorten the others'
          : 'shorten the key or lengthen the others',
    },
    {
      gate: 'copied key',
      ok: question.skill === 'Vocab' || copied <= max,
      measured: `${Math.min(copied, normalWordsOf(key.text).length)} words in a row`,
      wanted: `≤ ${max}`,
      message: 'say it in other words than the passage',
    },
  ];
}
