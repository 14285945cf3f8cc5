import type { CheckSheet } from './check-sheet.ts';
import { keyOf } from './option-gates.ts';
import type { Passage, Question } from './passage-file.ts';
import type { CheckKind } from './review-file.ts';
import { numberedText } from './sheet-text.ts';

const TASKS: Readonly<Record<CheckKind, string>> = {
  facts: `Check every statement about the world in each text, in the keys of its questions, and in its claims. Look up each
source: can a teacher look it up, and does it say so? A text may invent people, places and data only where it says so below its
title; whatever else it says of the world has to be right.

Each finding is a sentence that names the place (a paragraph, a question's code, a claim) and says what is wrong and what is
right. In "note", say what you could not check.`,
  copy: `Read each text, then copy-edit its questions, rationales and essay. Each stem, option, rationale and line of the essay is
natural American English, as a teacher of the text's grade would say it, and each rationale is true to the text. The key is
marked with a star. The model answer reads like a good student of that grade.

Each finding is a sentence that begins with the question's code (or "essay"), quotes what is wrong, and says how it should read.
Put anything about the text itself into "note".`,
};

/** A sheet as text, with the task above the passages, which are numbered from 1. */
export function checkSheetText(sheet: CheckSheet, passages: readonly Passage[]): string {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const parts = sheet.passages.map(({ passage: id }, at) => {
    const passage = byId.get(id);
    if (!passage) throw new RangeError(`${id} is not in the library.`);
    return `# ${at + 1}. ${passage.title}\n\n${bodyText(passage, sheet.kind)}\n`;
  });
  return `${taskText(sheet)}\n${parts.join('\n')}`;
}

const taskText = ({ kind, name }: CheckSheet): string => `# Sheet ${name}

${TASKS[kind]}

Write one JSON object a line, for every text, into ${name}.answers.jsonl beside this file:
{"n": 1, "ok": true, "note": "…"}
{"n": 2, "ok": false, "found": ["…", "…"]}
"ok" is true when nothing was found; "n" is the number of the text; "note" may be left out.

---
`;

const bodyText = (passage: Passage, kind: CheckKind): string =>
  (kind === 'facts' ? factsParts(passage) : copyParts(passage)).join('\n\n');

const factsParts = (passage: Passage): string[] => [
  TRUTH_LINES[passage.truth ?? 'unsaid'],
  numberedText(passage),
  listText(
    'Glossary',
    passage.glossary.map(({ word, meaning }) => `${word}: ${meaning}`),
  ),
  listText(
    'Claims',
    passage.claims.map(({ claim, source, how }) => `${claim} (${source ?? how ?? 'no source'})`),
  ),
  listText(
    'Questions, each with its key',
    passage.questions.map((question) => `${question.code}: ${question.stem} ${keyOf(question)?.text ?? ''}`),
  ),
];

const TRUTH_LINES = {
  true: 'It says that it is true.',
  invented: 'It says that people, places or data in it are invented.',
  unsaid: 'It does not say whether it is true.',
} as const;

const listText = (heading: string, items: readonly string[]): string =>
  [`${heading}:`, ...(items.length > 0 ? items : ['none']).map((item) => `- ${item}`)].join('\n');

const copyParts = (passage: Passage): string[] => [
  `Grade ${passage.level}.`,
  numberedText(passage),
  ...passage.questions.map(questionText),
  ...(passage.essay ? [essayText(passage.essay)] : []),
];

const questionText = ({ code, stem, options }: Question): string =>
  [
    `${code}. ${stem}`,
    ...options.map(({ text, role, rationale }) => `${role === 'key' ? '*' : '-'} ${text}\n  ${rationale}`),
  ].join('\n');

const essayText = ({ prompt, rubric, model }: NonNullable<Passage['essay']>): string =>
  [`essay. ${prompt}`, ...rubric.map((line, score) => `${score}: ${line}`), `Model answer: ${model}`].join(
    '\n',
  );
