import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { HeldNote, NoticeLine } from './notices.tsx';
import styles from './question.module.css';
import { letterOf, type QuizStep } from './quiz-state.ts';

interface QuestionFormProps {
  readonly step: Extract<QuizStep, { kind: 'choosing' | 'sending' }>;
  /** What the button says; nothing is sent before it is pressed. */
  readonly confirm: string;
  readonly onChoose: (answerId: number) => void;
  readonly onConfirm: () => void;
  /** Take the focus to the question: it is new, and somebody has asked for it. */
  readonly takesFocus: boolean;
}

/** One question with its options as rows to press. */
export function QuestionForm({ step, confirm, onChoose, onConfirm, takesFocus }: QuestionFormProps) {
  const { question, chosen } = step;
  const [missing, setMissing] = useState(false);
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
              onChoose={() => onChoose(option.answerId)}
            />
          ))}
        </fieldset>
        {step.kind === 'sending' && step.held && <HeldNote reason={step.held} />}
      </div>
      <div className={styles.foot}>
        {showMissing && (
          <p id={hint} className={styles.missing} role="alert">
            Choose one of the answers first.
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          wide
          pending={step.kind === 'sending'}
          pendingLabel={step.kind === 'sending' && step.held ? 'Waiting…' : 'Sending…'}
        >
          {confirm}
        </Button>
      </div>
    </form>
  );
}

interface OptionProps {
  readonly name: string;
  readonly letter: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** A whole row is the target. Arrow keys move the choice, as in every group of radio buttons, and send nothing. */
const Option = ({ name, letter, text, checked, onChoose }: OptionProps) => (
  <label className={styles.option}>
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
    <span>{text}</span>
  </label>
);
