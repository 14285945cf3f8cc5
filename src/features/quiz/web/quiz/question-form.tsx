import { IconX } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { SpeakButton } from '#features/reading/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import type { QuestionView } from '../../contract/views.ts';
import type { Held } from '../../core/delivery-queue.ts';
import { HeldNote, LateNote, NoticeLine } from './notices.tsx';
import styles from './question.module.css';
import { type LateAnswer, letterOf, type QuizStep } from './quiz-state.ts';
import { toTopOfSheet } from './to-top-of-sheet.ts';

interface QuestionFormProps {
  readonly step: Extract<QuizStep, { kind: 'choosing' | 'sending' }>;
  /** What the button says; nothing is sent before it is pressed. */
  readonly confirm: string;
  readonly onChoose: (optionId: number) => void;
  readonly onConfirm: () => void;
  /** Answers that wait on this device, this one among them while it is being sent, with why. */
  readonly waiting?: number;
  readonly held?: Held | null;
  /** Answers given without network that have arrived meanwhile. */
  readonly late?: readonly LateAnswer[];
  /** On to the next question, while this answer waits. */
  readonly onGoAhead?: (() => void) | null;
  /** Whether the question can be read aloud. */
  readonly aloud?: boolean;
  /** Says how an answer is crossed out, to whom has not done it yet; null to all others. */
  readonly crossOutHint?: { readonly onSeen: () => void } | null;
  /** Take the focus to the question: it is new, and the student has asked for it. */
  readonly takesFocus: boolean;
}

/** One question with its options as rows to press. */
export function QuestionForm({
  step,
  confirm,
  onChoose,
  onConfirm,
  waiting = 0,
  held = null,
  late = [],
  onGoAhead = null,
  aloud = false,
  crossOutHint = null,
  takesFocus,
}: QuestionFormProps) {
  const { question, chosen } = step;
  const [missing, setMissing] = useState(false);
  const { struck, strike } = useStruckOut();
  const stem = useRef<HTMLSpanElement>(null);
  const hint = useId();
  useEffect(() => {
    if (!takesFocus) return;
    stem.current?.focus({ preventScroll: true });
    toTopOfSheet(stem.current);
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    onConfirm();
  };
  const showMissing = missing && chosen === null;
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.body}>
        {step.kind === 'choosing' && step.notice && <NoticeLine notice={step.notice} />}
        {late.length > 0 && <LateNote late={late} />}
        <fieldset className={styles.question} aria-describedby={showMissing ? hint : undefined}>
          <legend className={styles.legend}>
            <span ref={stem} className={styles.stem} tabIndex={-1}>
              {curlQuotes(question.stem)}
            </span>
          </legend>
          {aloud && (
            <div className={styles.speakAll}>
              <Suspense>
                <SpeakButton text={inFull(question)} what="the question and its answers" />
              </Suspense>
            </div>
          )}
          {question.options.map((option, index) => (
            <Option
              key={option.optionId}
              name={`question-${question.questionId}`}
              letter={letterOf(index)}
              text={option.text}
              checked={option.optionId === chosen}
              struck={struck.has(option.optionId)}
              onStrike={() => {
                strike(option.optionId);
                crossOutHint?.onSeen();
              }}
              aloud={aloud}
              onChoose={() => onChoose(option.optionId)}
            />
          ))}
        </fieldset>
        {crossOutHint && (
          <p className={styles.crossOut}>
            <IconX size={16} aria-hidden /> crosses out an answer that you rule out.
            <button type="button" className={styles.gotIt} onClick={crossOutHint.onSeen}>
              Got it
            </button>
          </p>
        )}
        {held !== null && waiting > 0 && <HeldNote waiting={waiting} held={held} />}
      </div>
      <div className={styles.foot}>
        {showMissing && (
          <p id={hint} className={styles.missing} role="alert">
            Choose one of the answers first.
          </p>
        )}
        {onGoAhead ? (
          <Button key="ahead" variant="primary" wide onClick={onGoAhead}>
            Next question
          </Button>
        ) : (
          <Button
            key="confirm"
            type="submit"
            variant="primary"
            wide
            pending={step.kind === 'sending'}
            pendingLabel={heldLabel(held)}
          >
            {confirm}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the button says of an answer that is on its way, or that this device keeps; it keeps the focus. */
function heldLabel(held: Held | null): string {
  if (held === null) return 'Sending…';
  if (!held.onDevice) return 'Waiting for the network…';
  return held.reason === 'server'
    ? 'Kept. It goes on in a moment.'
    : 'Kept. It goes on when the network is back.';
}

interface OptionProps {
  readonly name: string;
  readonly letter: string;
  readonly text: string;
  readonly checked: boolean;
  /** Crossed out by the reader, who may still choose it. */
  readonly struck: boolean;
  readonly onStrike: () => void;
  readonly aloud: boolean;
  readonly onChoose: () => void;
}

/** The question with its answers, as it is read aloud. */
const inFull = ({ stem, options }: QuestionView): string =>
  [stem, ...options.map(({ text }, index) => `${letterOf(index)}. ${text}`)].join('\n');

/** Answers that the reader has ruled out, for this question. */
function useStruckOut() {
  const [struck, setStruck] = useState<ReadonlySet<number>>(new Set());
  const strike = (optionId: number) =>
    setStruck((before) => {
      const after = new Set(before);
      if (!after.delete(optionId)) after.add(optionId);
      return after;
    });
  return { struck, strike };
}

/** A whole row is the target. Arrow keys move the choice, as in every group of radio buttons, and send nothing. */
const Option = ({ name, letter, text, checked, struck, onStrike, aloud, onChoose }: OptionProps) => (
  <div className={styles.row}>
    <label className={styles.option} data-struck={struck || undefined}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        checked={checked}
        onChange={onChoose}
        data-option
      />
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.optionText}>{curlQuotes(text)}</span>
    </label>
    {aloud && (
      <span className={styles.speak}>
        <Suspense>
          <SpeakButton text={text} what={`answer ${letter}`} />
        </Suspense>
      </span>
    )}
    <button
      type="button"
      className={styles.strike}
      aria-pressed={struck}
      aria-label={`Cross out ${letter}`}
      title={struck ? `Take ${letter} back in` : `Cross out ${letter}`}
      onClick={onStrike}
    >
      <IconX size={20} aria-hidden />
    </button>
  </div>
);
