import { IconX } from '@tabler/icons-react';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import styles from './reader-panel.module.css';

interface PanelSheetProps {
  /** What the button that opens it names as its target. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A few choices over the page: below the bar where there is room, a sheet at the lower edge of a telephone. */
export function PanelSheet({ id, title, children }: PanelSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const name = useId();
  const onToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') heading.current?.focus({ preventScroll: true });
  };
  return (
    <section
      id={id}
      popover="auto"
      data-panel
      aria-labelledby={name}
      className={styles.panel}
      onToggle={onToggle}
    >
      <Row gap={0} align="center" between oneLine>
        <h2 ref={heading} id={name} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton
          className={styles.close}
          label="Close"
          icon={<IconX size={22} aria-hidden />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </Row>
      {children}
    </section>
  );
}
