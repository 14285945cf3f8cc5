import { contentWords } from './content-words.ts';
import type { Verdict } from './finding.ts';
import { keyOf } from './option-gates.ts';
import type { Question } from './passage-file.ts';
import { looksAtWholeText } from './skills.ts';

/** The gates on how the questions of one passage stand to each other. */
export function questionOrderVerdicts(questions: readonly Question[]): Verdict[] {
  return [followsPassageVerdict(questions), ...answeredElsewhereVerdicts(questions)];
}

function followsPassageVerdict(questions: readonly Question[]): Verdict {
  const places = questions
    .filter(({ skill }) => !looksAtWholeText(skill))
    .flatMap((question) => firstParagraphs(question).map((at) => ({ code: question.code, at })));
  const back = places.find((place, index) => place.at < (places[index - 1]?.at ?? 0));
  return {
    gate: 'questions follow the passage',
    ok: back === undefined,
    measured: places.map(({ code, at }) => `${code}→${at}`).join(' '),
    wanted: 'key evidence in rising paragraphs (whole-text skills free)',
    message: back === undefined ? '' : `${back.code} goes back to paragraph ${back.at}`,
  };
}

/** The first paragraph of a key's evidence; none where the key cites nothing, which another gate says. */
function firstParagraphs(question: Question): number[] {
  const paragraphs = keyOf(question)?.spans.map(({ paragraph }) => paragraph) ?? [];
  return paragraphs.length === 0 ? [] : [Math.min(...paragraphs)];
}

/** A key of a single content word ("Ana") is too small to be given away by a stem that mentions it. */
const KEY_WORDS_MIN = 2;

function answeredElsewhereVerdicts(questions: readonly Question[]): Verdict[] {
  return questions.map((question) => {
    const words = [...contentWords(keyOf(question)?.text ?? '')];
    const giver = questions.find((other) => {
      const stem = contentWords(other.stem);
      return other !== question && words.length >= KEY_WORDS_MIN && words.every((word) => stem.has(word));
    });
    return {
      gate: 'answered elsewhere',
      ok: giver === undefined,
      measured: giver === undefined ? 'no' : `by the stem of ${giver.code}`,
      wanted: 'no',
      where: question.code,
    };
  });
}
