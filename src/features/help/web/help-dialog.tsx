import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { TextField } from '#platform/ui/web/fields.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { HelpAnswer } from '../core/help-answer.ts';
import { searchAnswers } from '../core/search-answers.ts';
import { AnswerBody } from './answer-body.tsx';
import { ANSWERS } from './answers.ts';
import styles from './help.module.css';
import { useAudience } from './use-audience.ts';

/** Answers that are shown at once: what fits without a long way down. */
const AT_ONCE = 8;

/** The help over the screen that somebody is at: a field, what it finds, and one answer at a time. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState<HelpAnswer | null>(null);
  useClosedByLink(onClose);
  return (
    <Dialog
      open
      title={answer?.title ?? 'Help'}
      onClose={onClose}
      actions={
        <>
          {answer !== null && <Button onClick={() => setAnswer(null)}>Back to the answers</Button>}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {answer === null ? (
        <Finder typed={typed} onType={setTyped} onOpen={setAnswer} />
      ) : (
        <OpenAnswer key={answer.name} answer={answer} />
      )}
    </Dialog>
  );
}

/** A link in an answer leads to another screen, which the dialog must not cover. */
function useClosedByLink(onClose: () => void): void {
  const href = useLocation({ select: (location) => location.href });
  const [first] = useState(href);
  useEffect(() => {
    if (href !== first) onClose();
  }, [href, first, onClose]);
}

interface FinderProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onOpen: (answer: HelpAnswer) => void;
}

function Finder({ typed, onType, onOpen }: FinderProps) {
  const found = searchAnswers(ANSWERS, useAudience(), typed);
  const [first] = found;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    onOpen(first);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the Enter of the field inside
    <div onKeyDown={(event) => event.target instanceof HTMLInputElement && press(event)}>
      <Stack gap={16}>
        <TextField
          name="help"
          type="search"
          label="What do you need help with?"
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={onType}
        />
        <output>{foundInWords(found.length)}</output>
        <Stack as="ul" gap={4}>
          {found.slice(0, AT_ONCE).map((answer) => (
            <li key={answer.name}>
              <button type="button" className={styles.question} onClick={() => onOpen(answer)}>
                {answer.title}
              </button>
            </li>
          ))}
        </Stack>
      </Stack>
    </div>
  );
}

/** How many answers there are, and what to do where not all of them are shown. */
export function foundInWords(found: number): string {
  if (found === 0) return 'Nothing found. Try another word, such as “password” or “level”.';
  return found > AT_ONCE
    ? `${count(found, 'answer')}. Type a word to see fewer.`
    : `${count(found, 'answer')}.`;
}

/** The focus goes to the answer, because the question that was pressed is gone. */
function OpenAnswer({ answer }: { readonly answer: HelpAnswer }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <AnswerBody answer={answer} />
    </div>
  );
}
