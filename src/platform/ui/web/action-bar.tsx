import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './action-bar.module.css';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Dialog } from './dialog.tsx';
import { focusHeading } from './focus-heading.ts';
import { IconButton } from './icon-button.tsx';
import { announce } from './live-region.tsx';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import { useOnTelephone } from './use-on-telephone.ts';

interface ActionBarProps {
  /** How many rows are chosen; with none there is no bar, or on a telephone one without buttons. */
  readonly chosen: number;
  /** What is chosen, for those who listen: "Chosen students". */
  readonly label: string;
  readonly onClear: () => void;
  /** Buttons for what can be done with the chosen rows. */
  readonly children: ReactNode;
}

/**
 * What can be done with the chosen rows, at the lower edge of the window for as long as some are chosen. On a telephone it
 * is one line that is there from the start, so that nothing moves under the finger, and the acts are in a sheet.
 */
export function ActionBar({ chosen, label, onClear, children }: ActionBarProps) {
  const { bar, asLine } = useLayoutOfBar(chosen);
  const before = useRef(0);
  useEffect(() => {
    if (chosen !== before.current) announce(chosen === 0 ? 'None chosen' : `${chosen} chosen`);
    before.current = chosen;
  }, [chosen]);
  const clear = () => {
    onClear();
    // The button goes, and the focus with it: back to the start of the screen.
    focusHeading();
  };
  if (asLine) {
    return (
      <Line bar={bar} chosen={chosen} label={label} onClear={clear}>
        {children}
      </Line>
    );
  }
  if (chosen === 0) return null;
  return (
    <section ref={bar} className={styles.bar} aria-label={label}>
      <p className={styles.count}>{chosen} chosen</p>
      <Row gap={8} className={styles.acts}>
        {children}
      </Row>
      <Button variant="quiet" icon={<IconX size={18} aria-hidden />} onClick={clear}>
        Clear
      </Button>
    </section>
  );
}

/**
 * Whether the bar is a line, as on a telephone. A question that one of its acts asks stays open when the window becomes narrow or a tablet
 * is turned: the layout waits until other rows are chosen.
 */
function useLayoutOfBar(chosen: number) {
  const onTelephone = useOnTelephone();
  const bar = useRef<HTMLElement>(null);
  const [asLine, setAsLine] = useState(onTelephone);
  useEffect(() => {
    if (!bar.current?.querySelector('dialog[open]')) setAsLine(onTelephone);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another choice is when to look again
  }, [onTelephone, chosen]);
  return { bar, asLine };
}

/** The bar of a telephone: how many, and a button that opens the acts. */
function Line({
  bar,
  chosen,
  label,
  onClear,
  children,
}: ActionBarProps & { readonly bar: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current = open;
  }, [open]);
  // An act that ends the choosing takes the sheet away, and the button that would get the focus back.
  useEffect(() => () => void (wasOpen.current && focusHeading()), []);
  return (
    <section ref={bar} className={classNames(styles.bar, styles.line)} aria-label={label}>
      <p className={styles.count}>{chosen === 0 ? 'None chosen' : `${chosen} chosen`}</p>
      {chosen > 0 && (
        <Row gap={8} oneLine align="center">
          <Button onClick={() => setOpen(true)}>Actions</Button>
          <IconButton label="Clear" icon={<IconX size={20} aria-hidden />} onClick={onClear} />
        </Row>
      )}
      <Dialog
        sheet
        open={open && chosen > 0}
        title={`${chosen} chosen`}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <Stack gap={8}>{children}</Stack>
      </Dialog>
    </section>
  );
}
