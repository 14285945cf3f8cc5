import { paragraphsOf } from './paragraphs.ts';
import type { Passage } from './passage-file.ts';
import { optionsByWords } from './question-version.ts';
import type { Sheet, SheetKind, SheetQuestion } from './reading-sheet.ts';

/** The letters of the options on a sheet, in the order shown. */
export const SHEET_LETTERS = 'ABCDEF';

const ANSWER_LINES: Readonly<Record<SheetKind, string>> = {
  blind: '{"n": 1, "answer": "C", "sure": false}',
  open: '{"n": 1, "answer": "C", "sure": true}',
  label: '{"n": 1, "answer": "C", "skill": "Inference", "target": "integrate"}',
};

const TASKS: Readonly<Record<SheetKind, string>> = {
  blind: `Each question belongs to another text, which you do not have. Choose the option that is most likely right, and say
whether you are sure: true if you know it from the world or only one option makes sense, false if you are guessing.
Answer every question, and do not look for the texts.`,
  open: `Read each text, then answer its questions from the text alone. Add "note": "…" where a second option can be defended, no
option is right, or a sentence is not good English.`,
  label: `Read each text, answer its questions, and say what each question asks for.

Target, by one test each:
- locate: one sentence of the text says it, perhaps in other words.
- integrate: two places must be put together, or a thing worked out that no sentence says.
- critique: evidence, reasoning, craft, purpose or point of view is judged.

Skill, one of:
- Central Idea: what the text, or a part of it, is mainly about.
- Supporting Details: a detail that one sentence says, or a simple putting together of details.
- Sequence: the order of events or steps.
- Inference: something that no single sentence says and that has to be worked out.
- Theme Tone: a theme or lesson, a mood, or an attitude.
- Text Structure: how the text or a part of it is built, and what a part does for the whole.
- Vocab: what a word or phrase means.
- Argument & Evidence: a claim and what supports it.
- Compare: two things of the text, side by side.`,
};

/** A sheet as text, with the task above the questions, which are numbered from 1. */
export function sheetText(sheet: Sheet, passages: readonly Passage[]): string {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  let above = '';
  const parts = sheet.questions.map((asked, at) => {
    const passage = byId.get(asked.passage);
    if (!passage) throw new RangeError(`${asked.passage} is not in the library.`);
    const text = sheet.kind !== 'blind' && above !== passage.id ? passageText(passage) : '';
    above = passage.id;
    return `${text}${questionText(passage, asked, at + 1)}`;
  });
  return `${taskText(sheet)}\n${parts.join('\n')}`;
}

const taskText = ({ kind, name }: Sheet): string => `# Sheet ${name}

${TASKS[kind]}

Write one JSON object a line, for every number, into ${name}.answers.jsonl beside this file:
${ANSWER_LINES[kind]}

---
`;

const passageText = (passage: Passage): string => `\n# ${passage.title}\n\n${numberedText(passage)}\n\n`;

/** The paragraphs of a passage as a sheet shows them, numbered as spans count them. */
export const numberedText = (passage: Pick<Passage, 'text' | 'form'>): string =>
  paragraphsOf(passage)
    .map((paragraph, at) => `[${at + 1}] ${paragraph}`)
    .join('\n\n');

function questionText({ id, questions }: Passage, asked: SheetQuestion, number: number): string {
  const question = questions.find(({ code }) => code === asked.question);
  if (!question) throw new RangeError(`${id} ${asked.question} is not in the library.`);
  const options = optionsByWords(question.options);
  const lines = asked.order.map((option, at) => `   ${SHEET_LETTERS[at]}) ${options[option]?.text}`);
  return `${number}. ${question.stem}\n${lines.join('\n')}\n`;
}
