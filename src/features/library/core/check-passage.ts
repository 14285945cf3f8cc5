import { evidenceVerdicts } from './evidence-gates.ts';
import { type Finding, toFinding, type Verdict } from './finding.ts';
import { optionVerdicts } from './option-gates.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { passageVerdicts } from './passage-gates.ts';
import { questionOrderVerdicts } from './question-order-gates.ts';
import { reviewVerdicts } from './review-gates.ts';
import { stemVerdicts } from './stem-gates.ts';
import { textVerdicts } from './text-gates.ts';
import { vocabularyVerdicts } from './vocabulary-gates.ts';

/**
 * Every gate that one passage answers by itself, for the author's loop and the teacher's editor alike.
 * @param held whether the whole standard binds it (`HELD_LEVELS`), as it does everything that is written now.
 */
export function checkPassage(passage: Passage, held = true): Finding[] {
  const verdicts = [
    ...textVerdicts(passage),
    ...passageVerdicts(passage),
    ...passage.questions.flatMap((question) => questionVerdicts(passage, question)),
    ...questionOrderVerdicts(passage.questions),
    ...reviewVerdicts(passage),
  ];
  return verdicts.map((verdict) => toFinding(passage.id, verdict, held));
}

function questionVerdicts(passage: Passage, question: Question): Verdict[] {
  const paragraphs = paragraphsOf(passage);
  return [
    ...stemVerdicts(question),
    ...optionVerdicts(passage, question, bodyOf(paragraphs)),
    ...evidenceVerdicts(question, paragraphs, passage.form),
    ...vocabularyVerdicts(question, paragraphs),
  ].map((verdict) => ({ ...verdict, where: [question.code, verdict.where].filter(Boolean).join(' ') }));
}
