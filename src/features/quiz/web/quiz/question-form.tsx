import { IconStrikethrough } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import type { Held } from '../outbox/outbox.ts';
import { HeldNote, LateNote, NoticeLine } from './notices.tsx';
import styles from './question.module.css';
import { type LateAnswer, letterOf, type QuizStep } from './quiz-state.ts';

interface QuestionFormProps {
  readonly step: Extract<QuizStep, { kind: 'choosing' | 'sending' }>;
  /** What the button says; nothing is sent before it is pressed. */
  readonly confirm: string;
  readonly onChoose: (answerId: number) => void;
  readonly onConfirm: () => void;
  /** Answers that wait on this device, this one among them while it is being sent, with why. */
  readonly waiting?: number;
  readonly held?: Held | null;
  /** Answers given without network that have arrived meanwhile. */
  readonly late?: readonly LateAnswer[];
  /** On to the next question, while this answer waits. */
  readonly onGoAhead?: (() => void) | null;
  /** Take the focus to the question: it is new, and somebody has asked for it. */
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
  takesFocus,
}: QuestionFormProps) {
  const { question, chosen } = step;
  const [missing, setMissing] = useState(false);
  const { struck, strike } = useStruckOut();
  const stem = useRef<HTMLSpanElement>(null);
  const hint = useId();
  useEffect(() => {
    if (takesFocus) stem.current?.focus({ preventScroll: true });
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
              {question.stem}
            </span>
          </legend>
          {question.options.map((option, index) => (
            <Option
              key={option.answerId}
              name={`question-${question.questionId}`}
              letter={letterOf(index)}
              text={option.text}
              checked={option.answerId === chosen}
              struck={struck.has(option.answerId)}
              onStrike={() => strike(option.answerId)}
              onChoose={() => onChoose(option.answerId)}
            />
          ))}
        </fieldset>
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
            pendingLabel={held === null ? 'Sending…' : 'Waiting…'}
          >
            {confirm}
          </Button>
        )}
      </div>
    </form>
  );
}

interface OptionProps {
  readonly name: string;
  readonly letter: string;
  readonly text: string;
  readonly checked: boolean;
  /** Crossed out by the reader, who may still choose it. */
  readonly struck: boolean;
  readonly onStrike: () => void;
  readonly onChoose: () => void;
}

/** Answers that the reader has ruled out, for this question. */
function useStruckOut() {
  const [struck, setStruck] = useState<ReadonlySet<number>>(new Set());
  const strike = (answerId: number) =>
    setStruck((before) => {
      const after = new Set(before);
      if (!after.delete(answerId)) after.add(answerId);
      return after;
    });
  return { struck, strike };
}

/** A whole row is the target. Arrow keys move the choice, as in every group of radio buttons, and send nothing. */
const Option = ({ name, letter, text, checked, struck, onStrike, onChoose }: OptionProps) => (
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
      <span className={styles.optionText}>{text}</span>
    </label>
    <button
      type="button"
      className={styles.strike}
      aria-pressed={struck}
      aria-label={`Cross out ${letter}`}
      title={struck ? `Take ${letter} back in` : `Cross out ${letter}`}
      onClick={onStrike}
    >
      <IconStrikethrough size={20} aria-hidden />
    </button>
  </div>
);
