import { Suspense } from 'react';
import type { Reader } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Note } from '#platform/ui/web/note.tsx';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { QuizView } from '../../contract/views.ts';
import styles from './quiz-desk.module.css';

// Fetched when they are wanted, beside the text: a quiz on a slow line begins without them.
const LeftEssayNote = lazyPart(async () => (await import('./left-essay-note.tsx')).LeftEssayNote);
const FarAboveNote = lazyPart(async () => (await import('./far-above-note.tsx')).FarAboveNote);
const SwapPassage = lazyPart(async () => (await import('./swap-passage.tsx')).SwapPassage);

interface AboveTextProps {
  readonly quiz: QuizView;
  /** The essay of the quiz before, while it can still be written. */
  readonly leftEssay: EssayPrompt | null;
  /** Nothing is answered yet, so another passage may be chosen. */
  readonly maySwap: boolean;
  readonly reader: Reader;
}

/** What a reader may do before they read. */
export const AboveText = ({ quiz, leftEssay, maySwap, reader: { isNew, onSeen } }: AboveTextProps) => {
  const { swapsLeft = 0 } = quiz;
  return (
    <>
      {leftEssay && (
        <Suspense>
          <LeftEssayNote essay={leftEssay} />
        </Suspense>
      )}
      {quiz.farAbove && (
        <Suspense>
          <FarAboveNote attemptId={quiz.attemptId} left={maySwap ? swapsLeft : 0} />
        </Suspense>
      )}
      {!quiz.isPretest && !quiz.farAbove && maySwap && swapsLeft > 0 && (
        <Suspense>
          <SwapPassage attemptId={quiz.attemptId} left={swapsLeft} />
        </Suspense>
      )}
      {!quiz.isPretest && !quiz.farAbove && isNew('highlight') && (
        <div className={styles.above}>
          <Note title="You can highlight" onClose={() => onSeen('highlight')}>
            Press on a word and hold, or drag over some words. A button appears beside them.
          </Note>
        </div>
      )}
    </>
  );
};
