import { IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { fittingWords, SpeakButton } from '#features/reading/web/public.tsx';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import type { QuestionView } from '../../contract/views.ts';
import styles from './question.module.css';
import { letterOf, type QuestionStep } from './quiz-state.ts';
import { toTopOfSheet } from './to-top-of-sheet.ts';

interface QuestionFieldsProps {
  readonly step: QuestionStep;
  /** Whether the question can be read aloud. */
  readonly aloud: boolean;
  /** Take the focus to the question. */
  readonly takesFocus: boolean;
  /** The element that says what is missing. */
  readonly describedBy: string | undefined;
  readonly onChoose: (optionId: number) => void;
  /** An answer was crossed out. */
  readonly onStrike: (() => void) | undefined;
}

/** The question and its options. */
export function QuestionFields({
  step: { question, chosen },
  aloud,
  takesFocus,
  describedBy,
  onChoose,
  onStrike,
}: QuestionFieldsProps) {
  const { struck, strike } = useStruckOut();
  return (
    <fieldset
      className={styles.question}
      aria-describedby={describedBy}
      style={fittingWords(...question.options.map(({ text }) => text))}
    >
      <legend className={styles.legend}>
        <Stem words={question.stem} takesFocus={takesFocus} />
      </legend>
      {aloud && (
        <div className={styles.speakAll}>
          <Suspense>
            <SpeakButton text={inFull(question)} what="the question and its answers" />
          </Suspense>
        </div>
      )}
      {question.options.map(({ optionId, text }, index) => (
        <Option
          key={optionId}
          name={`question-${question.questionId}`}
          letter={letterOf(index)}
          text={text}
          checked={optionId === chosen}
          struck={struck.has(optionId)}
          onStrike={() => {
            strike(optionId);
            onStrike?.();
          }}
          aloud={aloud}
          onChoose={() => onChoose(optionId)}
        />
      ))}
    </fieldset>
  );
}

/** The question itself; a new one that the student has asked for takes the focus. */
function Stem({ words, takesFocus }: { readonly words: string; readonly takesFocus: boolean }) {
  const stem = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    stem.current?.focus({ preventScroll: true });
    toTopOfSheet(stem.current);
  }, [takesFocus]);
  return (
    <span ref={stem} className={styles.stem} style={fittingWords(words)} tabIndex={-1}>
      {curlQuotes(words)}
    </span>
  );
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
    <IconButton
      className={styles.strike}
      aria-pressed={struck}
      label={`Cross out ${letter}`}
      icon={<IconX size={20} aria-hidden />}
      title={struck ? `Bring back ${letter}` : `Cross out ${letter}`}
      onClick={onStrike}
    />
  </div>
);
