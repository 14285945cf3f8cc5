import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { FAR_ABOVE_WORDS } from '../../core/far-above-words.ts';
import styles from './quiz-desk.module.css';
import { SwapPassage } from './swap-passage.tsx';

interface FarAboveNoteProps {
  readonly attemptId: number;
  /** How often today it may be put back; 0 once something is answered. */
  readonly left: number;
}

/** An assigned passage that is far above the student: that it is, and a way out. */
export const FarAboveNote = ({ attemptId, left }: FarAboveNoteProps) => (
  <div className={styles.above}>
    <Note title={FAR_ABOVE_WORDS}>
      {left > 0 ? (
        <SwapPassage attemptId={attemptId} left={left} assigned />
      ) : (
        <div>
          <LinkButton {...linkTo(studentHome)}>Stop for now</LinkButton>
        </div>
      )}
    </Note>
  </div>
);
