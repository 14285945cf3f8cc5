import { createContext, type ReactNode, Suspense, useContext } from 'react';
import type { QuizReview } from '../contract/endpoints.ts';

/** How the short essay of a quiz was left behind. */
export type EssayEnd =
  | { readonly kind: 'sent'; readonly ownWords: number; readonly points: number | null }
  | { readonly kind: 'skipped' }
  /** It waits no longer: handed in on another device, perhaps. */
  | { readonly kind: 'gone' };

export interface EssaySlotProps {
  readonly review: QuizReview;
  /** How it was left behind; null before. */
  readonly end: EssayEnd | null;
  readonly onEnd: (end: EssayEnd) => void;
}

type ShowEssay = (props: EssaySlotProps) => ReactNode;

const Slot = createContext<ShowEssay>(() => null);

interface EssaySlotProviderProps {
  /** Shows the essay of a finished quiz while it can be written. */
  readonly show: ShowEssay;
  readonly children: ReactNode;
}

/** Says which part of the app shows the short essay; results and review leave it a place. */
export const EssaySlotProvider = ({ show, children }: EssaySlotProviderProps) => (
  <Slot value={show}>{children}</Slot>
);

/** The place of the short essay beside a finished quiz. */
export function EssaySlot(props: EssaySlotProps) {
  const show = useContext(Slot);
  return <Suspense>{show(props)}</Suspense>;
}
