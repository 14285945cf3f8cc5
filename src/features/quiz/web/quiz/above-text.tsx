import { Suspense } from 'react';
import type { Reader } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { QuizView } from '../../contract/views.ts';

// Fetched when they are wanted, beside the text: a quiz on a slow line begins without them.
const LeftEssayNote = lazyPart(async () => (await import('./left-essay-note.tsx')).LeftEssayNote);
const AssignedSteps = lazyPart(async () => (await import('../assigned/assigned-steps.tsx')).AssignedSteps);
const FarAboveNote = lazyPart(async () => (await import('./far-above-note.tsx')).FarAboveNote);
const SwapPassage = lazyPart(async () => (await import('./swap-passage.tsx')).SwapPassage);
const HighlightTip = lazyPart(async () => (await import('./highlight-tip.tsx')).HighlightTip);

interface AboveTextProps {
  readonly quiz: QuizView;
  /** The essay of the quiz before, while it can still be written. */
  readonly leftEssay: EssayPrompt | null;
  /** Nothing is answered yet: another passage may be chosen, and there is time for a tip. */
  readonly isFresh: boolean;
  readonly reader: Reader;
}

/** What a reader may do before they read. */
export const AboveText = ({ quiz, leftEssay, isFresh, reader }: AboveTextProps) => {
  const { swapsLeft = 0 } = quiz;
  return (
    <>
      {quiz.assigned && (
        <Suspense>
          <AssignedSteps now={isFresh ? 'Read' : 'Questions'} essay={quiz.assigned.essay} />
        </Suspense>
      )}
      {leftEssay && (
        <Suspense>
          <LeftEssayNote essay={leftEssay} />
        </Suspense>
      )}
      {quiz.farAbove && (
        <Suspense>
          <FarAboveNote attemptId={quiz.attemptId} left={isFresh ? swapsLeft : 0} />
        </Suspense>
      )}
      {!quiz.isPretest && !quiz.farAbove && isFresh && swapsLeft > 0 && (
        <Suspense>
          <SwapPassage attemptId={quiz.attemptId} left={swapsLeft} />
        </Suspense>
      )}
      {!quiz.isPretest && !quiz.farAbove && isFresh && reader.hasTip(quiz.attemptId) && (
        <Suspense>
          <HighlightTip
            onShown={() => reader.onTip(quiz.attemptId)}
            onClose={() => reader.onSeen('highlight')}
          />
        </Suspense>
      )}
    </>
  );
};
