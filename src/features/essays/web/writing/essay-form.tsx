import { useEffect, useRef, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { wordsOf } from '#features/library/core/words.ts';
import { answerShortEssay, type EssayPrompt } from '#features/quiz/contract/short-essay.ts';
import { type EssayDraft, keptWords, useEssayDraft } from '#features/quiz/web/public.tsx';
import type { CallInput, CallProblem } from '#platform/endpoint/web/call.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { FormProblem } from '#platform/ui/web/form-problem.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './essay.module.css';
import { useEssayOutbox } from './use-essay-outbox.ts';

/** How a short essay was left behind. */
export type EssayEnd =
  | { readonly kind: 'sent'; readonly ownWords: number; readonly points: number | null }
  | { readonly kind: 'skipped' }
  /** It waits no longer: handed in on another device, perhaps. */
  | { readonly kind: 'gone' };

interface EssayFormProps {
  readonly essay: EssayPrompt;
  readonly onDone: (end: EssayEnd) => void;
}

/** The short essay: typed, kept on the way, handed in or left out. */
export function EssayForm({ essay, onDone }: EssayFormProps) {
  const draft = useEssayDraft(essay.attemptId);
  if (draft.before === null) return null;
  return (
    <Writing
      essay={essay}
      before={draft.before}
      onType={draft.keep}
      isKept={draft.isKept}
      onDone={(end) => {
        draft.forget();
        onDone(end);
      }}
    />
  );
}

interface WritingProps extends EssayFormProps {
  readonly before: EssayDraft;
  readonly onType: (draft: EssayDraft) => void;
  readonly isKept: boolean;
}

function Writing({ essay, before, onType, isKept, onDone }: WritingProps) {
  const { userId } = useActor();
  const [begun] = useState(() => performance.now() - before.seconds * 1000);
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const bodyOf = (text: string, skipped: boolean) => ({
    studentId: userId,
    questionId: essay.questionId,
    text,
    skipped,
    elapsedSeconds: Math.min(86_400, seconds()),
  });
  const { send, waits, held } = useEssayOutbox(essay.questionId);
  // The first time that few words are handed in, a sentence asks for more; the second time they are taken.
  const [nudged, setNudged] = useState(false);
  const handIn = useRef<HTMLButtonElement>(null);
  // The sentence takes room above the button that the student is about to press again.
  useEffect(() => {
    if (nudged) handIn.current?.scrollIntoView({ block: 'nearest' });
  }, [nudged]);
  const form = useEndpointForm(answerShortEssay, {
    via: send,
    initial: { text: before.text },
    toInput: ({ text }) => ({
      headers: { 'idempotency-key': newKey() },
      body: bodyOf(text, false),
    }),
    check: ({ text }) => (text.trim() === '' ? { text: 'Please write a few sentences first.' } : {}),
    onChange: ({ text }) => {
      onType({ text, seconds: seconds() });
      setNudged(false);
    },
    onDone: ({ ownWords, points }) => onDone({ kind: 'sent', ownWords, points }),
  });
  if (waits && held) return <Note>{keptWords(1, held, 'essay')}</Note>;
  const words = wordsOf(form.values.text).length;
  const isShort = words > 0 && words < SUGGESTED_WORDS;
  const nudging = { ...form, submit: () => (isShort && !nudged ? setNudged(true) : form.submit()) };
  return (
    <Form form={nudging}>
      <TextAreaField
        {...form.field('text')}
        label={curlQuotes(essay.prompt)}
        hint="In your own words. Your teacher reads it."
        rows={6}
        maxLength={10_000}
      />
      <WordCount text={form.values.text} isKept={isKept} />
      {nudged && <Nudge words={words} />}
      {isGone(form.problem) ? (
        <div>
          <Button variant="primary" onClick={() => onDone({ kind: 'gone' })}>
            Continue
          </Button>
        </div>
      ) : (
        <Row>
          <Button
            ref={handIn}
            type="submit"
            variant="primary"
            pending={form.pending || waits}
            pendingLabel="Handing it in…"
          >
            {nudged ? 'Hand in anyway' : 'Hand it in'}
          </Button>
          {essay.maySkip && (
            <LeaveOut questionId={essay.questionId} body={() => bodyOf('', true)} onDone={onDone} />
          )}
        </Row>
      )}
    </Form>
  );
}

/** Whether there is nothing left to hand in: no student must be stuck here. */
const isGone = (problem: CallProblem | null): boolean =>
  problem !== null && ['essay-done', 'essay-over', 'no-essay', 'key-reused'].includes(problem.code);

interface LeaveOutProps {
  readonly questionId: number;
  readonly body: () => CallInput<typeof answerShortEssay>['body'];
  readonly onDone: (end: EssayEnd) => void;
}

function LeaveOut({ questionId, body, onDone }: LeaveOutProps) {
  const { send } = useEssayOutbox(questionId);
  const { send: leave, pending } = useEndpointMutation(answerShortEssay, { via: send });
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const leaveOut = async () => {
    const result = await leave({ headers: { 'idempotency-key': newKey() }, body: body() });
    if (result.ok) onDone({ kind: 'skipped' });
    else if (isGone(result.problem)) onDone({ kind: 'gone' });
    else setProblem(result.problem);
  };
  return (
    <>
      <Button variant="quiet" pending={pending} onClick={() => void leaveOut()}>
        Skip it
      </Button>
      <FormProblem problem={problem} />
    </>
  );
}

/** Words from which an essay says something (points rule: own words). */
const SUGGESTED_WORDS = 20;

/** Asks for more, once and kindly. */
const Nudge = ({ words }: { readonly words: number }) => (
  <Note role="alert">You have {count(words, 'word')}. A few more will show your teacher what you think.</Note>
);

function WordCount({ text, isKept }: { readonly text: string; readonly isKept: boolean }) {
  const written = wordsOf(text).length;
  const words = count(written, 'word');
  return (
    <p className={styles.count}>
      {written === 0
        ? `About ${SUGGESTED_WORDS} words or more`
        : written < SUGGESTED_WORDS
          ? `${words} of about ${SUGGESTED_WORDS}`
          : words}
      {written > 0 &&
        (isKept
          ? '. Kept on this device while you write.'
          : '. This device has no room to keep it: please hand it in before you leave this page.')}
    </p>
  );
}
