import { type RefObject, Suspense } from 'react';
import { LineFocus, PassageArticle, type Reader } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import type { FeedbackView, QuizView } from '../../contract/views.ts';
import { coveredBySheet } from './question-sheet.tsx';
import styles from './quiz-desk.module.css';
import type { ExtraQuestion } from './use-extra-question.ts';

/** Fetched beside the text. */
const QuizMarks = lazyPart(async () => (await import('../marks/quiz-marks.tsx')).QuizMarks);

interface QuizTextProps {
  readonly quiz: QuizView;
  readonly reader: Reader;
  /** What shows the answer. */
  readonly lit: FeedbackView['evidence'];
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  /** While it is open, a sentence of the text is chosen. */
  readonly extra: ExtraQuestion | null;
  readonly desk: RefObject<HTMLElement | null>;
}

/** The passage as the reader likes it, and below it what they marked. */
export const QuizText = ({ quiz, reader, lit, titleRef, extra, desk }: QuizTextProps) => (
  <>
    <div className={styles.lines}>
      {reader.settings.lineFocus && (
        <Suspense>
          <LineFocus covered={() => coveredBySheet(desk.current)} />
        </Suspense>
      )}
      <PassageArticle
        passage={quiz.passage}
        settings={reader.settings}
        evidence={lit}
        titleRef={titleRef}
        sentences={extra?.open ? extra.challenge.options : undefined}
        chosenSentence={extra?.chosen}
        onSentence={extra?.choose}
      />
    </div>
    {!quiz.isPretest && (
      <Suspense>
        <QuizMarks
          attemptId={quiz.attemptId}
          paragraphs={quiz.passage.paragraphs}
          onMarked={() => reader.onSeen('highlight')}
        />
      </Suspense>
    )}
  </>
);
