import { createPortal } from 'react-dom';
import type { CatalogQuiz } from '../../contract/endpoints.ts';
import { INVENTED_TEXT } from '../../core/invented-text.ts';
import { letterOf } from './option-letter.ts';
import styles from './worksheet.module.css';
import { WorksheetAnswers } from './worksheet-answers.tsx';

interface WorksheetProps {
  readonly passage: CatalogQuiz;
  readonly answers: boolean;
}

/** The page on paper. It stands beside the app and not in it, so that paper shows nothing else and the screen not this. */
export const Worksheet = (props: WorksheetProps) => createPortal(<Sheet {...props} />, document.body);

const Sheet = ({ passage, answers }: WorksheetProps) => (
  <div className={styles.sheet} lang="en">
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
        <p>{passage.essay.prompt}</p>
      </div>
    )}
    <p className={styles.source}>From the Openleaf library, CC BY 4.0.</p>
    {answers && <WorksheetAnswers passage={passage} />}
  </div>
);

const Questions = ({ questions }: { readonly questions: CatalogQuiz['questionList'] }) => (
  <ol className={styles.questions}>
    {questions.map(({ questionId, stem, options }) => (
      <li key={questionId}>
        <p>{stem}</p>
        <ol className={styles.options}>
          {options.map(({ answerId, text }, index) => (
            <li key={answerId}>
              <span className={styles.letter}>{letterOf(index)}</span>
              {text}
            </li>
          ))}
        </ol>
      </li>
    ))}
  </ol>
);
