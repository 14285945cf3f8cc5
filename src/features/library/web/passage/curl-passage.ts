import type { CatalogQuestion, CatalogQuiz } from '../../contract/endpoints.ts';
import { curlQuotes } from '../../core/curl-quotes.ts';

const curlIfThere = (text: string | null): string | null => (text === null ? null : curlQuotes(text));

const curlAll = (texts: readonly string[]): string[] => texts.map((text) => curlQuotes(text));

/** A passage as a teacher reads it, on the screen and on paper: with the quotation marks that the reader has. Places in it stay. */
export const curlPassage = (passage: CatalogQuiz): CatalogQuiz => ({
  ...passage,
  title: curlQuotes(passage.title),
  paragraphs: curlAll(passage.paragraphs),
  glossary: passage.glossary.map(({ word, meaning }) => ({
    word: curlQuotes(word),
    meaning: curlQuotes(meaning),
  })),
  claims: passage.claims.map(({ claim, source }) => ({
    claim: curlQuotes(claim),
    source: curlQuotes(source),
  })),
  questionList: passage.questionList.map(curlQuestion),
  essay: passage.essay && {
    prompt: curlQuotes(passage.essay.prompt),
    rubric: passage.essay.rubric && curlAll(passage.essay.rubric),
    model: curlIfThere(passage.essay.model),
  },
  otherParts: passage.otherParts.map((part) => ({ ...part, title: curlQuotes(part.title) })),
});

const curlQuestion = (question: CatalogQuestion): CatalogQuestion => ({
  ...question,
  stem: curlQuotes(question.stem),
  options: question.options.map((option) => ({
    ...option,
    text: curlQuotes(option.text),
    rationale: curlIfThere(option.rationale),
  })),
  correction: question.correction && {
    ...question.correction,
    reason: curlQuotes(question.correction.reason),
  },
});
