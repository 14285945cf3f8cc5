import { TOO_FAST_MEANS } from '../core/score-meanings.ts';
import standing from './standing-words.module.css';

interface TooFastNoteProps {
  /** What is shown beside it. */
  readonly of: readonly { readonly fastAnswers: number }[];
}

/** What "too fast" means, once beside what says it; nothing where nothing does. */
export const TooFastNote = ({ of }: TooFastNoteProps) =>
  of.some(({ fastAnswers }) => fastAnswers > 0) && <p className={standing.what}>{TOO_FAST_MEANS}</p>;
