import { IconPrinter } from '@tabler/icons-react';
import { Button } from '#platform/ui/web/button.tsx';
import { SwitchField } from '#platform/ui/web/switch-field.tsx';
import styles from './passage.module.css';

interface PassageActionsProps {
  readonly answers: boolean;
  /** Missing where nobody has approved the teacher yet. */
  readonly onAnswers?: (shown: boolean) => void;
}

/** What can be done with a passage here. It prints what is shown: the answers, too, when they are. */
export const PassageActions = ({ answers, onAnswers }: PassageActionsProps) => (
  <div className={styles.actions}>
    {onAnswers && (
      <SwitchField label="Show the answers" name="answers" value={answers} onChange={onAnswers} />
    )}
    <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
      {answers ? 'Print with the answers' : 'Print'}
    </Button>
  </div>
);
