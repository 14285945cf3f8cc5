import { IconX } from '@tabler/icons-react';
import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import type { Held } from '../../core/delivery-queue.ts';
import { HeldNote, NoticeLine } from './notices.tsx';
import styles from './question.module.css';
import { QuestionFields } from './question-fields.tsx';
import type { LateAnswer, QuestionStep } from './quiz-state.ts';

/** Fetched beside the first question. */
const MoreAnswers = lazyPart(async () => (await import('./more-answers.tsx')).MoreAnswers);

/** Fetched when the network is back. */
const LateNote = lazyPart(async () => (await import('./late-note.tsx')).LateNote);

interface QuestionFormProps {
  readonly step: QuestionStep;
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
  const [missing, setMissing] = useState(false);
  const missingHint = useId();
  const isHeld = held !== null && waiting > 0;
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // The note takes room from the answers, and the one that was chosen must not be cut.
  useEffect(() => {
    if (isHeld)
      form.current?.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [isHeld]);
  const showMissing = missing && step.chosen === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(step.chosen === null);
    onConfirm();
  };
  return (
    <form
      ref={form}
      className={styles.form}
      data-locked={step.kind === 'sending' || undefined}
      onSubmit={submit}
    >
      <div ref={body} className={styles.body}>
        {step.kind === 'choosing' && step.notice && <NoticeLine notice={step.notice} />}
        {late.length > 0 && (
          <Suspense>
            <LateNote late={late} />
          </Suspense>
        )}
        <QuestionFields
          step={step}
          aloud={aloud}
          takesFocus={takesFocus}
          describedBy={showMissing ? missingHint : undefined}
          onChoose={onChoose}
          onStrike={crossOutHint?.onSeen}
        />
        {crossOutHint && step.kind === 'choosing' && <CrossOutHint {...crossOutHint} />}
      </div>
      <div className={styles.foot}>
        <Suspense>
          <MoreAnswers body={body} />
        </Suspense>
        {isHeld && (
          <HeldNote waiting={waiting} held={held} isLast={step.kind === 'sending' && onGoAhead === null} />
        )}
        {showMissing && (
          <p id={missingHint} className={styles.missing} role="alert">
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

const CrossOutHint = ({ onSeen }: { readonly onSeen: () => void }) => (
  <Row as="p" gap={4} align="center" oneLine className={styles.crossOut}>
    <IconX size={16} aria-hidden /> crosses out an answer that you think is wrong.
    <button type="button" className={styles.gotIt} onClick={onSeen}>
      Got it
    </button>
  </Row>
);

/** What the button says of an answer that is on its way, or that this device keeps; it keeps the focus. */
function heldLabel(held: Held | null): string {
  if (held === null) return 'Sending…';
  if (!held.onDevice) return 'Waiting for the internet…';
  return held.reason === 'server' ? 'Kept. We continue in a moment.' : 'Kept. Waiting for the internet…';
}
