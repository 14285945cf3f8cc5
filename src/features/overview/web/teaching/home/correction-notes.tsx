import { useCallback, useEffect, useRef, useState } from 'react';
import {
  dismissKeyCorrection,
  type KeyCorrectionNote,
  keyCorrectionNotes,
} from '#features/item-bank/contract/key-corrections.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { passagePage } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './correction-notes.module.css';
import { correctionSentence } from './correction-sentence.ts';

/** Corrected keys that changed something for students of this teacher; what cannot be loaded waits for the next visit. */
export function CorrectionNotes() {
  const list = useRef<HTMLDivElement>(null);
  const { data } = useEndpointQuery(keyCorrectionNotes, {});
  // The button that had the focus is gone: on to the next note, or to the start of the page.
  const goOn = useCallback(() => {
    const next = list.current?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1');
    next?.focus();
  }, []);
  return (
    <div ref={list} className={styles.notes}>
      {data?.corrections.map((note) => (
        <CorrectionNote key={note.correctionId} note={note} onGone={goOn} />
      ))}
    </div>
  );
}

interface CorrectionNoteProps {
  readonly note: KeyCorrectionNote;
  readonly onGone: () => void;
}

/** Gone as soon as it is read; back again, and saying so, when that could not be kept. */
function CorrectionNote({ note, onGone }: CorrectionNoteProps) {
  const [gone, setGone] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  const { send } = useEndpointMutation(dismissKeyCorrection, { refreshes: [keyCorrectionNotes] });
  const dismiss = async () => {
    setGone(true);
    const result = await send({ body: { correctionId: note.correctionId } });
    if (result.ok) return;
    setProblem(result.problem.detail);
    setGone(false);
  };
  if (gone) return null;
  return (
    <Note>
      <p>
        The answer to question {note.number} of{' '}
        <TextLink
          {...linkTo(passagePage, { id: note.reading_comprehension_quiz_id }, { question: note.number })}
        >
          “{note.title}”
        </TextLink>{' '}
        was corrected. {correctionSentence(note)}
      </p>
      <p>Reason: {note.reason}</p>
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          This note could not be put away. {problem}
        </p>
      )}
      <div>
        <Button onClick={() => void dismiss()}>Got it</Button>
      </div>
    </Note>
  );
}
