import { IconDoorExit } from '@tabler/icons-react';
import { ListenPlace, ReaderPanel, type ReaderSettings } from '#features/reading/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { studentHome } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './quiz-bar.module.css';

/** How far somebody is, counted in questions. */
export interface QuizProgress {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}

interface QuizBarProps {
  readonly progress: QuizProgress;
  /** Answers that this device keeps until they can be sent. */
  readonly kept: number;
  /** The text to read aloud; null where the class has switched that off. */
  readonly aloud: readonly string[] | null;
  readonly settings: ReaderSettings;
  readonly change: (part: Partial<ReaderSettings>) => void;
}

/** All there is around the text: how far, how it looks, and the way out. */
export const QuizBar = ({ progress, kept, aloud, settings, change }: QuizBarProps) => (
  <div className={styles.bar}>
    <ProgressLine {...progress} />
    <div className={styles.row}>
      <p className={styles.where}>
        <span className={styles.inFull}>
          {progress.label}
          {kept > 0 && `, ${kept} kept on this device`}
        </span>
        <span className={styles.inShort} aria-hidden="true">
          {`${progress.value}\u00A0of\u00A0${progress.max}`}
          {kept > 0 && `, ${kept}\u00A0kept`}
        </span>
      </p>
      {aloud && <ListenPlace paragraphs={aloud} />}
      <ReaderPanel settings={settings} change={change} />
      <LinkButton {...linkTo(studentHome)} variant="quiet" icon={<IconDoorExit size={22} aria-hidden />}>
        Leave
        <VisuallyHidden>. Everything is saved, you can go on any time.</VisuallyHidden>
      </LinkButton>
    </div>
  </div>
);
