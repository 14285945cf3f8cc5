import { useEffect, useEffectEvent } from 'react';
import type { QuestionView } from '../../contract/views.ts';
import { optionOfKey } from './quiz-state.ts';

interface AnswerKeys {
  /** The open question; null while none is. */
  readonly question: QuestionView | null;
  /** Off where the reader has switched the keys off. */
  readonly enabled: boolean;
  readonly onChoose: (optionId: number) => void;
  readonly onConfirm: () => void;
}

/** Keys that mean something else where they are pressed: typing, a button's own Enter, an open card. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([data-option]), textarea, select, [popover]') !== null;

const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, summary') !== null;

/** Letters and digits choose an option, Enter confirms, wherever on the page the focus is. */
export function useAnswerKeys({ question, enabled, onChoose, onConfirm }: AnswerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!question || event.ctrlKey || event.altKey || event.metaKey || isBusy(event.target)) return;
    // On an option, Enter is the form's own.
    if (event.key === 'Enter' && !event.repeat && !hasOwnEnter(event.target)) onConfirm();
    const optionId = enabled ? optionOfKey(question, event.key) : null;
    if (optionId !== null) onChoose(optionId);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
