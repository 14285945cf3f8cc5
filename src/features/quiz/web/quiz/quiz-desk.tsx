import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readerSurface, useReaderSettings } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { FeedbackView, QuizView } from '../../contract/views.ts';
import { AboveText } from './above-text.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { QuizBar, type QuizProgress } from './quiz-bar.tsx';
import styles from './quiz-desk.module.css';
import type { QuizStep } from './quiz-state.ts';
import { QuizText } from './quiz-text.tsx';
import { showEvidence } from './show-evidence.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useExtraQuestion } from './use-extra-question.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { type QuizToRun, useQuiz } from './use-quiz.ts';
import { useSentenceChoice } from './use-sentence-choice.ts';

interface QuizDeskProps {
  readonly quiz: QuizView;
  readonly studentId: number;
  /** The question whose answer arrived before this screen could show it. */
  readonly arrived: number | null;
  /** The essay of the quiz before, while it can still be written. */
  readonly leftEssay?: EssayPrompt | null;
  /** How far, from the number of this quiz's questions that are answered. */
  readonly progress: (answered: number) => QuizProgress;
  /** After the last question. */
  readonly onOver: () => void;
  /** The quiz is not open any more; perhaps the student starts over. */
  readonly onGone: QuizToRun['onGone'];
}

// Fetched when it is wanted: a quiz on a slow line begins without it.
const EndOfText = lazyPart(async () => (await import('./end-of-text.tsx')).EndOfText);

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
  const answeredCount = running.state.answeredCount + running.waiting;
  const reader = useReaderSettings(quiz.supports);
  const { open, setOpen, low, lower } = useSheet(step, quiz.answeredCount > 0);
  const desk = useRef<HTMLDivElement>(null);
  const title = useArrival(quiz, step);
  useKeptPlace(quiz.attemptId);
  useEnd(step, onOver);
  const lit = useLitEvidence(step, desk);
  const challenge = step.kind === 'answered' ? step.challenge : null;
  const extra = useExtraQuestion(challenge, running.onChallengeAnswered);
  useSentenceChoice(desk, extra);
  const choose = (optionId: number) => {
    setOpen(true);
    running.choose(optionId);
  };
  useAnswerKeys({
    question: step.kind === 'choosing' ? step.question : null,
    enabled: reader.settings.keys,
    onChoose: choose,
    onConfirm: running.check,
  });
  const surface = readerSurface(reader.settings);
  return (
    <div ref={desk} {...surface} className={classNames(styles.desk, surface.className)}>
      <QuizBar
        progress={progress(answeredCount)}
        kept={running.held?.onDevice ? running.waiting : 0}
        unsent={{ waiting: running.waiting, onDevice: running.held?.onDevice !== false }}
        aloud={quiz.readAloud ? quiz.passage : null}
        settings={reader.settings}
        change={reader.change}
      />
      <div className={styles.columns}>
        <div className={styles.text} data-sheet={open}>
          <AboveText
            quiz={quiz}
            leftEssay={answeredCount === 0 ? leftEssay : null}
            isFresh={answeredCount === 0 && step.kind === 'choosing'}
            reader={reader}
          />
          <QuizText quiz={quiz} reader={reader} lit={lit} titleRef={title} extra={extra} desk={desk} />
          {!open && step.kind === 'choosing' && (
            <Suspense>
              <EndOfText onOpen={() => setOpen(true)} />
            </Suspense>
          )}
        </div>
        {step.kind !== 'over' && (
          <QuestionSheet
            label={sheetLabel(step, quiz)}
            text={quiz.passage.form === 'verse' ? 'poem' : 'text'}
            open={open}
            low={low}
            onTurn={setOpen}
            hasHandle={extra?.open !== true}
          >
            <QuestionPanel
              running={{ ...running, choose }}
              extra={extra}
              reader={reader}
              onShow={() => {
                lower();
                showEvidence(desk.current);
              }}
            />
          </QuestionSheet>
        )}
      </div>
    </div>
  );
}

/** Calls once when the last step is over. */
function useEnd(step: QuizStep, onOver: () => void): void {
  const over = useEffectEvent(onOver);
  const isOver = step.kind === 'over';
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
}

/** No place in the text is lit. */
const NOTHING: FeedbackView['evidence'] = [];

/** What shows the answer in the text; a new place is brought into view. */
function useLitEvidence(step: QuizStep, desk: RefObject<HTMLElement | null>): FeedbackView['evidence'] {
  const lit = step.kind === 'answered' ? step.feedback.evidence : NOTHING;
  useEffect(() => {
    if (lit.length > 0) showEvidence(desk.current);
  }, [lit, desk]);
  return lit;
}

function sheetLabel(step: QuizStep, { questionCount }: QuizView): string {
  return 'question' in step ? `Question ${step.question.number} of ${questionCount}` : 'A short rest';
}

/** The title is read out on arrival, unless there is something else to read first. */
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
 * Whether the sheet of the question is open. Beside the text it is always seen; where the window becomes a narrow one meanwhile, the feedback stays in
 * sight. It is low once a place in the text was asked for, so that this is seen above it.
 */
function useSheet(step: QuizStep, atFirst: boolean) {
  const [open, setOpen] = useState(atFirst || step.kind !== 'choosing');
  const [kind, setKind] = useState(step.kind);
  const [low, setLow] = useState(false);
  if (kind !== step.kind) {
    setKind(step.kind);
    setLow(false);
    if (step.kind !== 'choosing') setOpen(true);
  }
  const turn = (next: boolean) => {
    setOpen(next);
    setLow(false);
  };
  return { open, setOpen: turn, low, lower: () => setLow(true) };
}
