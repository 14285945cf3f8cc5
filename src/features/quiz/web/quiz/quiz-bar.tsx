import { IconDoorExit } from '@tabler/icons-react';
import { ListenPlace, ReaderPanel, type ReaderSettings } from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { leaveLabel, type Unsent } from './leave-label.ts';
import styles from './quiz-bar.module.css';

/** How far the student is, counted in questions. */
export interface QuizProgress {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** The same where there is little room, with what it counts: "2 of 4 answered", "Passage 2 of 4". It may take two lines. */
  readonly short: string;
}

interface QuizBarProps {
  readonly progress: QuizProgress;
  /** Answers that this device keeps until they can be sent. */
  readonly kept: number;
  readonly unsent: Unsent;
  /** The text to read aloud; null where the class has switched that off. */
  readonly aloud: { readonly title: string; readonly paragraphs: readonly string[] } | null;
  readonly settings: ReaderSettings;
  readonly change: (part: Partial<ReaderSettings>) => void;
}

/** All there is around the text: how far, how it looks, and the way out. */
export const QuizBar = ({ progress, kept, unsent, aloud, settings, change }: QuizBarProps) => (
  <div className={styles.bar}>
    <ProgressLine value={progress.value} max={progress.max} label={progress.label} />
    <div className={styles.row}>
      <p className={styles.where}>
        <span className={styles.inFull}>
          {progress.label}
          {kept > 0 && `, ${kept} of them kept on this device`}
        </span>
        <span className={styles.inShort} aria-hidden="true">
          {progress.short}
          {kept > 0 && `, ${kept}\u00A0not\u00A0sent`}
        </span>
      </p>
      {aloud && <ListenPlace {...aloud} />}
      <ReaderPanel settings={settings} change={change} />
      <LinkButton
        {...linkTo(studentHome)}
        variant="quiet"
        icon={<IconDoorExit size={22} aria-hidden />}
        label={leaveLabel({ answered: progress.value, ...unsent })}
      >
        Leave
      </LinkButton>
    </div>
  </div>
);
