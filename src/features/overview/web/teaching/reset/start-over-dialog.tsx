import { useState } from 'react';
import { DAYS_TO_UNDO_RESET } from '#features/quiz/core/undo-reset.ts';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { Fact, Facts } from '#platform/ui/web/facts.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { SwitchField } from '#platform/ui/web/switch-field.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './start-over-dialog.module.css';

interface StartOverDialogProps {
  /** Whom it is about, as the teacher knows them. */
  readonly names: readonly string[];
  readonly open: boolean;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly onConfirm: (resetPoints: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks before students start over: who they are, what starts again, what is kept, and what becomes of the points. */
export function StartOverDialog({
  names,
  open,
  pending,
  problem,
  onConfirm,
  onCancel,
}: StartOverDialogProps) {
  const [resetPoints, setResetPoints] = useState(false);
  const who = names.length === 1 ? names[0] : count(names.length, 'student');
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Let ${who} start over?`}
      confirmLabel="Start over"
      pending={pending}
      onConfirm={() => onConfirm(resetPoints)}
      onCancel={onCancel}
    >
      <Stack gap={16}>
        {names.length > 1 && <p className={styles.names}>{names.join(', ')}</p>}
        <Facts className={styles.facts}>
          <Fact name="Starts again">
            The pretest, the reading level, the number of quizzes, and this week’s goal.
          </Fact>
          <Fact name="Ends">A passage that is being read now.</Fact>
          <Fact name="Earns points again">A passage that was read before, and this week’s goal.</Fact>
          <Fact name="Is kept">
            Every finished quiz with its answers. In the history it says “before starting over.”
          </Fact>
        </Facts>
        <SwitchField
          name="resetPoints"
          label="Points start at 0, too"
          hint="If not, points and rank stay, and new points are added to them."
          value={resetPoints}
          onChange={setResetPoints}
        />
        <p>You can undo this for {DAYS_TO_UNDO_RESET} days, until the new pretest begins.</p>
        {problem !== null && <p role="alert">{problem}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
