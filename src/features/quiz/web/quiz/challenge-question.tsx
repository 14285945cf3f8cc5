import { IconChevronRight, IconEye, IconSparkles } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { CHALLENGE_POINTS } from '#features/progress/core/extra-points.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import type { ChallengeView } from '../../contract/views.ts';
import styles from './challenge-question.module.css';
import { keptWords } from './kept-words.ts';
import question from './question.module.css';
import { type ExtraQuestion, saidOf } from './use-extra-question.ts';

interface ChallengeQuestionProps {
  readonly extra: ExtraQuestion;
  /** Whether it says what it is worth; a class may hide points. */
  readonly paid: boolean;
}

/** "Which sentence shows this?", beside the feedback on a right answer. A sentence is chosen first, and then checked; one press leaves it. */
export function ChallengeQuestion({ extra, paid }: ChallengeQuestionProps) {
  const { challenge, open, onOpen, skip, pending, held, trouble } = extra;
  if (challenge.answer) return <ChallengeAnswer challenge={challenge} answer={challenge.answer} />;
  return (
    <div className={styles.extra} data-open={open}>
      {open ? (
        <SentenceChoice extra={extra} />
      ) : (
        <Button wide icon={<IconSparkles size={20} aria-hidden />} onClick={onOpen}>
          <span className={styles.ask}>
            Extra question: which sentence shows this?{' '}
            {paid && <span className={styles.worth}>{`+${CHALLENGE_POINTS} points`}</span>}
          </span>
          <IconChevronRight size={20} aria-hidden />
        </Button>
      )}
      <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} pending={pending} onClick={skip}>
        Skip it and show me
      </Button>
      {held && <Note>{keptWords(1, held)}</Note>}
      {trouble !== null && (
        <p className={question.missing} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** The sentence is tapped in the text; those who don't tap choose it from a list. */
function SentenceChoice({ extra: { challenge, chosen, choose } }: { readonly extra: ExtraQuestion }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        Extra question: which sentence shows this?{' '}
        <span className={styles.how}>Choose one of the marked sentences.</span>
      </h3>
      <details className={styles.list}>
        <summary>
          Choose from a list <IconChevronRight size={20} aria-hidden />
        </summary>
        {challenge.options.map(({ sentence, text }) => (
          <label key={sentence} className={styles.sentence}>
            <input
              type="radio"
              name={id}
              checked={sentence === chosen}
              onChange={() => choose(sentence)}
              className={styles.radio}
            />
            {curlQuotes(text)}
          </label>
        ))}
      </details>
    </section>
  );
}

interface ChallengeAnswerProps {
  readonly challenge: ChallengeView;
  readonly answer: NonNullable<ChallengeView['answer']>;
}

/** What became of it; it can be put away. Nothing is said of a question that was left. */
function ChallengeAnswer({ challenge, answer }: ChallengeAnswerProps) {
  const [open, setOpen] = useState(true);
  const shown = challenge.options.find(({ sentence }) => sentence === answer.shownBy);
  if (!open || answer.chosenSentence === null) return null;
  return (
    <Note tone={answer.found ? 'leaf' : 'sky'} title={saidOf(answer)} onClose={() => setOpen(false)}>
      <blockquote className={styles.shownBy}>{curlQuotes(shown?.text ?? '')}</blockquote>
    </Note>
  );
}
