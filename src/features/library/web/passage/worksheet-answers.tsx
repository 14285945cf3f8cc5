import type { CatalogQuestion, CatalogQuiz } from '../../contract/endpoints.ts';
import { letterOf } from '../../core/option-letter.ts';
import styles from './worksheet.module.css';

/** The answers on a page of their own, so that it can be kept back. */
export const WorksheetAnswers = ({
  passage: { title, questionList, essay },
}: {
  readonly passage: CatalogQuiz;
}) => (
  <section className={styles.answers}>
    <h1>Answers: {title}</h1>
    <ol className={styles.questions}>
      {questionList.map((question) => (
        <li key={question.questionId}>
          <Answer question={question} />
        </li>
      ))}
    </ol>
    {essay?.rubric && (
      <>
        <h2>How the essay is scored</h2>
        <ol className={styles.rubric}>
          {essay.rubric.map((line, score) => (
            <li key={line}>
              <b>{score}</b> {line}
            </li>
          ))}
        </ol>
      </>
    )}
    {essay?.model && (
      <>
        <h2>A good answer</h2>
        <p>{essay.model}</p>
      </>
    )}
  </section>
);

function Answer({ question: { options, correction } }: { readonly question: CatalogQuestion }) {
  const index = options.findIndex(({ isKey }) => isKey === true);
  const key = options[index];
  const reason = key?.rationale ?? correction?.reason;
  return (
    <>
      <p>
        <b>{letterOf(index)}</b> {key?.text}
      </p>
      {reason !== undefined && <p className={styles.reason}>{reason}</p>}
    </>
  );
}
