import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  LineFocus,
  PassageArticle,
  readerSurface,
  useReaderSettings,
} from '#features/reading/web/public.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { Note } from '#platform/ui/web/note.tsx';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { FeedbackView, QuizView } from '../../contract/views.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { QuizBar, type QuizProgress } from './quiz-bar.tsx';
import styles from './quiz-desk.module.css';
import type { QuizStep } from './quiz-state.ts';
import { showEvidence } from './show-evidence.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { type ExtraQuestion, useExtraQuestion } from './use-extra-question.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { type RunningQuiz, useQuiz } from './use-quiz.ts';

interface QuizDeskProps {
  readonly quiz: QuizView;
  readonly studentId: number;
  /** The question whose answer arrived before this screen could tell it. */
  readonly arrived: number | null;
  /** The essay of the quiz before, while it can still be written. */
  readonly leftEssay?: EssayPrompt | null;
  /** How far, from the number of this quiz's questions that are answered. */
  readonly progress: (answered: number) => QuizProgress;
  /** After the last question. */
  readonly onOver: () => void;
  /** The quiz is not open any more. */
  readonly onGone: () => void;
}

// Fetched when they are wanted, beside the text: a quiz on a slow line begins without them.
const PausePanel = lazy(async () => ({ default: (await import('./pause-panel.tsx')).PausePanel }));
const LeftEssayNote = lazy(async () => ({ default: (await import('./left-essay-note.tsx')).LeftEssayNote }));
const EndOfText = lazy(async () => ({ default: (await import('./end-of-text.tsx')).EndOfText }));
const QuizMarks = lazy(async () => ({ default: (await import('../marks/quiz-marks.tsx')).QuizMarks }));
const SwapPassage = lazy(async () => ({ default: (await import('./swap-passage.tsx')).SwapPassage }));

/** A passage with its questions, for practice and pretest: nothing but the text, the question, and three quiet controls. */
export function QuizDesk({
  quiz,
  studentId,
  arrived,
  leftEssay = null,
  progress,
  onOver,
  onGone,
}: QuizDeskProps) {
  const running = useQuiz({ quiz, studentId, arrived, onGone });
  const { step } = running.state;
  const { settings, change, isNew, onSeen } = useReaderSettings();
  const isUntouched = running.state.answeredCount + running.waiting === 0 && step.kind === 'choosing';
  const { open, setOpen } = useSheet(step, quiz.answeredCount > 0);
  const desk = useRef<HTMLDivElement>(null);
  const title = useArrival(quiz, step);
  useKeptPlace(quiz.attemptId);
  const over = useEffectEvent(onOver);
  const isOver = step.kind === 'over';
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const lit = step.kind === 'answered' ? step.feedback.evidence : NOTHING;
  useEffect(() => {
    if (lit.length > 0) showEvidence(desk.current);
  }, [lit]);
  const extra = useExtraQuestion(
    step.kind === 'answered' ? step.challenge : null,
    running.onChallengeAnswered,
  );
  const choose = (optionId: number) => {
    setOpen(true);
    running.choose(optionId);
  };
  useAnswerKeys({
    question: step.kind === 'choosing' ? step.question : null,
    enabled: settings.keys,
    onChoose: choose,
    onConfirm: running.check,
  });
  const surface = readerSurface(settings);
  return (
    <div ref={desk} {...surface} className={classNames(styles.desk, surface.className)}>
      <QuizBar
        progress={progress(running.state.answeredCount + running.waiting)}
        kept={running.held?.onDevice ? running.waiting : 0}
        aloud={quiz.readAloud ? quiz.passage : null}
        settings={settings}
        change={change}
      />
      <div className={styles.columns}>
        <div className={styles.text} data-sheet={open}>
          {leftEssay && running.state.answeredCount + running.waiting === 0 && (
            <Suspense>
              <LeftEssayNote essay={leftEssay} />
            </Suspense>
          )}
          {!quiz.isPretest && isUntouched && (
            <Suspense>
              <SwapPassage attemptId={quiz.attemptId} />
            </Suspense>
          )}
          {!quiz.isPretest && isNew('highlight') && (
            <div className={styles.above}>
              <Note title="You can highlight" onClose={() => onSeen('highlight')}>
                Select words in the text, and a button appears beside them.
              </Note>
            </div>
          )}
          <div className={styles.lines}>
            {settings.lineFocus && (
              <Suspense>
                <LineFocus covered={() => coveredBy(desk.current)} />
              </Suspense>
            )}
            <PassageArticle
              passage={quiz.passage}
              settings={settings}
              evidence={lit}
              titleRef={title}
              sentences={extra?.open ? extra.challenge.options : undefined}
              onSentence={extra?.choose}
            />
          </div>
          {!quiz.isPretest && (
            <Suspense>
              <QuizMarks
                attemptId={quiz.attemptId}
                paragraphs={quiz.passage.paragraphs}
                onMarked={() => onSeen('highlight')}
              />
            </Suspense>
          )}
          {!open && step.kind === 'choosing' && (
            <Suspense>
              <EndOfText onOpen={() => setOpen(true)} />
            </Suspense>
          )}
        </div>
        {!isOver && (
          <QuestionSheet
            label={sheetLabel(step, quiz)}
            open={open}
            onTurn={setOpen}
            hasHandle={extra?.open !== true}
          >
            <Panel
              running={{ ...running, choose }}
              extra={extra}
              inPretest={quiz.isPretest}
              crossOutHint={isNew('cross-out') ? { onSeen: () => onSeen('cross-out') } : null}
              onShow={() => showEvidence(desk.current)}
            />
          </QuestionSheet>
        )}
      </div>
    </div>
  );
}

/** No place in the text is lit. */
const NOTHING: FeedbackView['evidence'] = [];

/** Pixels of the window that the sheet covers at its lower edge; none where it stands beside the text. */
function coveredBy(desk: HTMLElement | null): number {
  const sheet = desk?.querySelector('[data-sheet-of-question]');
  if (!sheet || getComputedStyle(sheet).position !== 'fixed') return 0;
  return sheet.getBoundingClientRect().height;
}

function sheetLabel(step: QuizStep, { questionCount }: QuizView): string {
  return 'question' in step ? `Question ${step.question.number} of ${questionCount}` : 'A short rest';
}

/** The title is read out on arrival, unless there is something to be told first. */
function useArrival({ passage }: QuizView, step: QuizStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const isAnswered = useRef(step.kind === 'answered');
  useEffect(() => {
    document.title = `${passage.title} – Openleaf`;
    if (isAnswered.current) return undefined;
    // With the text's first drawing: asked for earlier, the browser would have to lay it out at once.
    const drawing = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(drawing);
  }, [passage.title]);
  return title;
}

/**
 * Whether the sheet of the question is open. Beside the text it is always seen; where the window becomes a narrow one meanwhile, what has been told
 * stays in sight.
 */
function useSheet(step: QuizStep, atFirst: boolean) {
  const [open, setOpen] = useState(atFirst || step.kind !== 'choosing');
  const [kind, setKind] = useState(step.kind);
  if (kind !== step.kind) {
    setKind(step.kind);
    if (step.kind !== 'choosing') setOpen(true);
  }
  return { open, setOpen };
}

interface PanelProps {
  readonly running: RunningQuiz;
  readonly extra: ExtraQuestion | null;
  readonly inPretest: boolean;
  readonly crossOutHint: { readonly onSeen: () => void } | null;
  readonly onShow: () => void;
}

function Panel({ running, extra, inPretest, crossOutHint, onShow }: PanelProps) {
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
          crossOutHint={crossOutHint}
          confirm={inPretest ? 'Save my answer' : 'Check my answer'}
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
          zone={state.quiz.timezone}
          extra={extra}
          pointsSoFar={state.pointsSoFar}
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
