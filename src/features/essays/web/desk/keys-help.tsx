import { SwitchField } from '#platform/ui/web/fields.tsx';
import { Folded } from '#platform/ui/web/folded.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './keys-help.module.css';

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string; readonly single: boolean }[] =
  [
    { keys: ['0', '1', '2', '3', '4'], does: 'chooses the score', single: true },
    { keys: ['Enter'], does: 'saves, and opens the next essay', single: true },
    { keys: ['Ctrl + Enter', '⌘ + Enter'], does: 'does the same from the comment', single: false },
    { keys: ['n', '→'], does: 'opens the next essay without saving', single: true },
    { keys: ['p', '←'], does: 'opens the previous essay without saving', single: true },
  ];

interface KeysHelpProps {
  /** Whether single keys do anything. */
  readonly enabled: boolean;
  readonly onEnable: (enabled: boolean) => void;
}

/** What each key does; single keys can be switched off, because speech input may press them (WCAG 2.1.4). */
export const KeysHelp = ({ enabled, onEnable }: KeysHelpProps) => (
  <Folded summary="Keyboard shortcuts">
    <Stack as="dl" gap={8}>
      {KEYS.filter(({ single }) => enabled || !single).map(({ keys, does }) => (
        <Row gap={12} rowGap={0} align="baseline" key={does}>
          <dt className={styles.names}>
            {keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </Row>
      ))}
    </Stack>
    <SwitchField
      name="single-keys"
      label="Single-key shortcuts"
      hint="Turn them off if you use voice control and letters get in the way."
      value={enabled}
      onChange={onEnable}
    />
  </Folded>
);
