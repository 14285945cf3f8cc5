import { Suspense, useState } from 'react';
import type { Reader } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import { QuestionForm } from './question-form.tsx';
import { earnedSoFar } from './quiz-state.ts';
import type { ExtraQuestion } from './use-extra-question.ts';
import type { RunningQuiz } from './use-quiz.ts';

/** Fetched when it is wanted. */
const PausePanel = lazyPart(async () => (await import('./pause-panel.tsx')).PausePanel);

interface QuestionPanelProps {
  readonly running: RunningQuiz;
  readonly extra: ExtraQuestion | null;
  readonly reader: Reader;
  readonly onShow: () => void;
}

/** What a reader has to do now: choose, read why, or rest. */
export function QuestionPanel({ running, extra, reader, onShow }: QuestionPanelProps) {
  const { state, waiting, held, choose, check, goAhead, goOn } = running;
  const { step } = state;
  const [first] = useState('question' in step ? step.question.questionId : null);
  switch (step.kind) {
    case 'choosing':
    case 'sending':
      return (
        <QuestionForm
          key={step.question.questionId}
          step={step}
          late={state.late}
          waiting={waiting}
          held={held}
          onGoAhead={goAhead}
          aloud={state.quiz.readAloud}
          crossOutHint={reader.isNew('cross-out') ? { onSeen: () => reader.onSeen('cross-out') } : null}
          confirm={state.quiz.isPretest ? 'Save my answer' : 'Check my answer'}
          onChoose={choose}
          onConfirm={check}
          takesFocus={step.question.questionId !== first}
        />
      );
    case 'answered':
      return (
        <FeedbackPanel
          question={step.question}
          feedback={step.feedback}
          form={state.quiz.passage.form}
          zone={state.quiz.timezone}
          extra={extra}
          pointsSoFar={earnedSoFar(state)}
          isLast={state.rest.length === 0}
          onShow={onShow}
          onGoOn={goOn}
        />
      );
    case 'pausing':
      return (
        <Suspense>
          <PausePanel onGoOn={goOn} />
        </Suspense>
      );
    case 'over':
      return null;
  }
}
