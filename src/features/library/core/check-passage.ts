import { type CheckContext, STRICT } from './check-context.ts';
import { evidenceVerdicts } from './evidence-gates.ts';
import { type Finding, toFinding, type Verdict } from './finding.ts';
import { labelVerdicts } from './label-gates.ts';
import { optionVerdicts } from './option-gates.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { passageVerdicts } from './passage-gates.ts';
import { questionOrderVerdicts } from './question-order-gates.ts';
import { reviewVerdicts } from './review-gates.ts';
import { stemVerdicts } from './stem-gates.ts';
import { textVerdicts } from './text-gates.ts';
import { vocabularyVerdicts } from './vocabulary-gates.ts';
import { vocabularyWordVerdicts } from './vocabulary-word-gates.ts';
import { wordingVerdicts } from './wording-gates.ts';

/** Every gate that one passage answers by itself, for the author's loop and the teacher's editor alike. */
export function checkPassage(passage: Passage, context: CheckContext = STRICT): Finding[] {
  const verdicts = [
    ...textVerdicts(passage),
    ...passageVerdicts(passage),
    ...passage.questions.flatMap((question) => questionVerdicts(passage, question, context)),
    ...questionOrderVerdicts(passage.questions),
    ...labelVerdicts(passage),
    ...wordingVerdicts(passage, context.dictionary),
    ...reviewVerdicts(passage),
  ];
  return verdicts.map((verdict) => toFinding(passage.id, verdict, context.held));
}

function questionVerdicts(passage: Passage, question: Question, context: CheckContext): Verdict[] {
  const paragraphs = paragraphsOf(passage);
  return [
    ...stemVerdicts(question),
    ...optionVerdicts(passage, question, bodyOf(paragraphs)),
    ...evidenceVerdicts(question, paragraphs, passage.form),
    ...vocabularyVerdicts(question, paragraphs),
    ...vocabularyWordVerdicts(passage, question, paragraphs, context),
  ].map((verdict) => ({ ...verdict, where: [question.code, verdict.where].filter(Boolean).join(' ') }));
}
