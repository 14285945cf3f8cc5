import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  LineFocus,
  Marks,
  PassageArticle,
  readerThemes,
  useReaderSettings,
} from '#features/reading/web/public.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { FeedbackView, QuizView } from '../../contract/views.ts';
import { EndOfText } from './end-of-text.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { LeftEssayNote } from './left-essay-note.tsx';
import { PausePanel } from './pause-panel.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { QuizBar, type QuizProgress } from './quiz-bar.tsx';
import styles from './quiz-desk.module.css';
import type { QuizStep } from './quiz-state.ts';
import { showEvidence } from './show-evidence.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
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
  const { settings, change } = useReaderSettings();
  const [open, setOpen] = useState(quiz.answeredCount > 0);
  const desk = useRef<HTMLDivElement>(null);
  const title = useArrival(quiz, step);
  useKeptPlace(quiz.student_quiz_response_id);
  const over = useEffectEvent(onOver);
  const isOver = step.kind === 'over';
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  const lit = step.kind === 'told' ? step.feedback.evidence : NOTHING;
  useEffect(() => {
    if (lit.length > 0) showEvidence(desk.current);
  }, [lit]);
  useAnswerKeys({
    question: step.kind === 'choosing' ? step.question : null,
    enabled: settings.keys,
    onChoose: (answerId) => {
      setOpen(true);
      running.choose(answerId);
    },
    onConfirm: running.check,
  });
  return (
    <div
      ref={desk}
      className={classNames(styles.desk, readerThemes.reader)}
      data-theme={themeOf(settings.theme)}
    >
      <QuizBar
        progress={progress(running.state.answeredCount + running.waiting)}
        kept={running.held?.onDevice ? running.waiting : 0}
        aloud={quiz.readAloud ? quiz.passage.paragraphs : null}
        settings={settings}
        change={change}
      />
      <div className={styles.columns}>
        <div className={styles.text} data-sheet={open}>
          {settings.lineFocus && <LineFocus />}
          {leftEssay && running.state.answeredCount + running.waiting === 0 && (
            <LeftEssayNote essay={leftEssay} />
          )}
          <PassageArticle passage={quiz.passage} settings={settings} evidence={lit} titleRef={title} />
          {!quiz.isPretestQuiz && (
            <Suspense>
              <Marks attemptId={quiz.student_quiz_response_id} paragraphs={quiz.passage.paragraphs} />
            </Suspense>
          )}
          {!open && step.kind === 'choosing' && <EndOfText onOpen={() => setOpen(true)} />}
        </div>
        {!isOver && (
          <QuestionSheet label={sheetLabel(step, quiz)} open={open} onTurn={setOpen}>
            <Panel
              running={running}
              inPretest={quiz.isPretestQuiz}
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

const themeOf = (theme: string) => (theme === 'auto' ? undefined : theme);

function sheetLabel(step: QuizStep, { questionCount }: QuizView): string {
  return 'question' in step ? `Question ${step.question.number} of ${questionCount}` : 'A short rest';
}

/** The title is read out on arrival, unless there is something to be told first. */
function useArrival({ passage }: QuizView, step: QuizStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const tells = useRef(step.kind === 'told');
  useEffect(() => {
    document.title = `${passage.title} – Openleaf`;
    if (tells.current) return undefined;
    // With the text's first drawing: asked for earlier, the browser would have to lay it out at once.
    const drawing = requestAnimationFrame(() => title.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(drawing);
  }, [passage.title]);
  return title;
}

interface PanelProps {
  readonly running: RunningQuiz;
  readonly inPretest: boolean;
  readonly onShow: () => void;
}

function Panel({ running, inPretest, onShow }: PanelProps) {
  const { state, waiting, held, choose, check, goAhead, onChallengeAnswered, goOn } = running;
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
          confirm={inPretest ? 'Save my answer' : 'Check my answer'}
          onChoose={choose}
          onConfirm={check}
          takesFocus={step.question.questionId !== first}
        />
      );
    case 'told':
      return (
        <FeedbackPanel
          question={step.question}
          feedback={step.feedback}
          zone={state.quiz.timezone}
          challenge={step.challenge}
          onChallengeAnswered={onChallengeAnswered}
          pointsSoFar={state.pointsSoFar}
          isLast={state.rest.length === 0}
          onShow={onShow}
          onGoOn={goOn}
        />
      );
    case 'pausing':
      return <PausePanel onGoOn={goOn} />;
    case 'over':
      return null;
  }
}
