import { PrintSheet } from '#platform/ui/web/print-sheet.tsx';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { curlQuotes } from '../../core/curl-quotes.ts';
import { INVENTED_TEXT } from '../../core/invented-text.ts';
import { letterOf } from '../../core/option-letter.ts';
import type { PrintedParts } from './printed-parts.ts';
import styles from './worksheet.module.css';
import { WorksheetAnswers } from './worksheet-answers.tsx';

interface WorksheetProps {
  readonly passage: CatalogQuiz;
  readonly parts: PrintedParts;
}

/** A passage on paper. */
export const Worksheet = ({ passage, parts }: WorksheetProps) => (
  <PrintSheet className={styles.sheet} parts={parts}>
    {parts !== 'key' && <Questionnaire passage={passage} lines={parts === 'lines'} />}
    {(parts === 'answers' || parts === 'key') && <WorksheetAnswers passage={passage} />}
  </PrintSheet>
);

const Questionnaire = ({ passage, lines }: { readonly passage: CatalogQuiz; readonly lines: boolean }) => (
  <>
    <p className={styles.person}>
      <span>Name</span>
      <span>Date</span>
    </p>
    <h1>{passage.title}</h1>
    {passage.invented && <p className={styles.invented}>{INVENTED_TEXT}</p>}
    <div className={styles.text} data-form={passage.form}>
      {passage.paragraphs.map((text, index) => (
        <p key={text} className={styles.paragraph}>
          <span className={styles.number}>{index + 1}</span>
          {text}
        </p>
      ))}
    </div>
    {passage.glossary.length > 0 && (
      <ul className={styles.glossary}>
        {passage.glossary.map(({ word, meaning }) => (
          <li key={word}>
            <b>{word}</b>: {meaning}
          </li>
        ))}
      </ul>
    )}
    <h2>Questions</h2>
    <Questions questions={passage.questionList} />
    {passage.essay && (
      <div className={styles.essay}>
        <h2>Write</h2>
        <p>{curlQuotes(passage.essay.prompt)}</p>
        {lines && <div className={styles.lines} aria-hidden="true" />}
      </div>
    )}
    <p className={styles.source}>From the Openleaf library, CC BY 4.0.</p>
  </>
);

const Questions = ({ questions }: { readonly questions: CatalogQuiz['questionList'] }) => (
  <ol className={styles.questions}>
    {questions.map(({ questionId, stem, options }) => (
      <li key={questionId}>
        <p>{stem}</p>
        <ol className={styles.options}>
          {options.map(({ optionId, text }, index) => (
            <li key={optionId}>
              <span className={styles.letter}>{letterOf(index)}</span>
              {text}
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);
