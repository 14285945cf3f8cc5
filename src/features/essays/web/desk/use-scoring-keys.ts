import { useEffect, useEffectEvent } from 'react';

interface ScoringKeys {
  /** Off where the teacher has switched single keys off; Ctrl + Enter stays. */
  readonly enabled: boolean;
  readonly onScore: (score: number) => void;
  readonly onSave: () => void;
  readonly onGo: (steps: 1 | -1) => void;
}

/** A field that takes what is typed; the radio buttons of the rubric take the arrows only. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null;

const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary') !== null;

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, ArrowRight: 1, p: -1, ArrowLeft: -1 };

/** 0–4 choose a score, Enter saves, n and p go on and back, wherever on the page the focus is. */
export function useScoringKeys({ enabled, onScore, onSave, onGo }: ScoringKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const command = event.ctrlKey || event.metaKey;
    if (event.repeat || event.altKey) return;
    if (key === 'Enter' && (command || (enabled && !isTyping(target) && !hasOwnEnter(target)))) {
      event.preventDefault();
      onSave();
    }
    if (!enabled || command || event.shiftKey || isTyping(target)) return;
    if (/^[0-4]$/.test(key)) onScore(Number(key));
    const isArrowOfRubric = key.startsWith('Arrow') && target instanceof HTMLInputElement;
    const steps = STEPS[key];
    if (steps !== undefined && !isArrowOfRubric) onGo(steps);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
