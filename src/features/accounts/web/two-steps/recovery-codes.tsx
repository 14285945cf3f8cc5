import { Button } from '#platform/ui/web/button.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { useFocusAtFirst } from '#platform/ui/web/use-focus-at-first.ts';
import styles from './two-steps.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Codes to write down, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const list = useFocusAtFirst<HTMLUListElement>(true);
  return (
    <Stack gap={16}>
      <Note tone="leaf" title="Write these codes down">
        <p>
          Without your phone, each of them logs you in once. Keep them where you keep important papers. You
          see them only now.
        </p>
      </Note>
      <ul ref={list} tabIndex={-1} className={styles.codes} aria-label="Codes to write down">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={12} rowGap={8}>
        <Button variant="primary" onClick={onDone}>
          I have written them down
        </Button>
        <CopyButton text={codes.join('\n')} label="Copy the codes" />
      </Row>
    </Stack>
  );
}
