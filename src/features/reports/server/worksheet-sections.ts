import type { CatalogQuestion, CatalogQuiz } from '#features/library/contract/endpoints.ts';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { INVENTED_TEXT } from '#features/library/core/invented-text.ts';
import { letterOf } from '#features/library/core/option-letter.ts';
import type { PdfBlock, PdfListItem, PdfSection } from '#platform/pdf/core/pdf-document.ts';
import { showsAnswers, type WorksheetParts } from '../core/worksheet-parts.ts';

const SOURCE = 'From the Openleaf library, CC BY 4.0.';
/** For an essay. */
const WRITING_LINES = 12;

/** A passage on paper: the sheet, and its answers on pages of their own, so that they can be kept back. */
export function worksheetSections(passage: CatalogQuiz, parts: WorksheetParts): PdfSection[] {
  const title = curlQuotes(passage.title);
  const sheet = { footer: `${title} · ${SOURCE}`, blocks: sheetOf(passage, parts === 'lines') };
  const answers = { footer: `Answers: ${title}`, blocks: answersOf(passage) };
  return [...(parts === 'key' ? [] : [sheet]), ...(showsAnswers(parts) ? [answers] : [])];
}

const heading = (level: 1 | 2, text: string): PdfBlock => ({ kind: 'heading', level, text });
const text = (words: string): PdfBlock => ({ kind: 'text', text: curlQuotes(words) });

const sheetOf = (passage: CatalogQuiz, lines: boolean): PdfBlock[] => [
  { kind: 'fields', labels: ['Name', 'Date'] },
  heading(1, curlQuotes(passage.title)),
  ...(passage.invented ? [{ kind: 'text', text: INVENTED_TEXT, style: 'quiet' } as const] : []),
  ...passage.paragraphs.map(
    (paragraph, index): PdfBlock => ({
      kind: 'text',
      text: curlQuotes(paragraph),
      style: 'passage',
      mark: String(index + 1),
    }),
  ),
  ...passage.glossary.map(
    ({ word, meaning }): PdfBlock => ({
      kind: 'text',
      text: [{ text: curlQuotes(word), strong: true }, { text: `: ${curlQuotes(meaning)}` }],
    }),
  ),
  heading(2, 'Questions'),
  { kind: 'list', items: passage.questionList.map(toQuestion) },
  ...(passage.essay ? [heading(2, 'Write'), text(passage.essay.prompt)] : []),
  ...(passage.essay && lines ? [{ kind: 'lines', count: WRITING_LINES } as const] : []),
];

const toQuestion = ({ stem, options }: CatalogQuestion, index: number): PdfListItem => ({
  label: `${index + 1}.`,
  text: curlQuotes(stem),
  items: options.map((option, at) => ({ label: letterOf(at), text: curlQuotes(option.text) })),
});

const answersOf = ({ title, questionList, essay }: CatalogQuiz): PdfBlock[] => [
  heading(1, `Answers: ${curlQuotes(title)}`),
  { kind: 'list', items: questionList.map(toAnswer) },
  ...(essay?.rubric
    ? [
        heading(2, 'How the essay is scored'),
        {
          kind: 'list',
          items: essay.rubric.map((line, score) => ({ label: String(score), text: curlQuotes(line) })),
        } as const,
      ]
    : []),
  ...(essay?.model != null ? [heading(2, 'A good answer'), text(essay.model)] : []),
];

function toAnswer({ options, correction }: CatalogQuestion, index: number): PdfListItem {
  const at = options.findIndex(({ isKey }) => isKey === true);
  const key = options[at];
  const reason = key?.rationale ?? correction?.reason;
  return {
    label: `${index + 1}.`,
    text: [
      { text: `${letterOf(at)} `, strong: true },
      { text: curlQuotes([key?.text, reason].filter((part) => part != null).join(' — ')) },
    ],
  };
}
