import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';

interface AskTwiceProps {
  readonly className: string;
  /** What does not fit, in sentences; null where nothing is asked. */
  readonly doubt: readonly string[] | null;
  readonly actLabel: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks whether a list is of this class before it changes much of it. */
export const AskTwice = ({ className, doubt, actLabel, onYes, onNo }: AskTwiceProps) => (
  <ConfirmDialog
    open={doubt !== null}
    title={`Is ${className} the right class?`}
    confirmLabel={actLabel}
    cancelLabel="No, go back"
    onConfirm={onYes}
    onCancel={onNo}
  >
    {doubt?.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </ConfirmDialog>
);
