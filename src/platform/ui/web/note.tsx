import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './note.module.css';
import { Stack } from './stack.tsx';
import tones from './tones.module.css';

const ICONS = { sky: IconInfoCircle, berry: IconAlertCircle, leaf: IconCircleCheck } as const;

export interface NoteProps {
  /** `sky` informs, `berry` says that something did not work, `leaf` that it did. */
  readonly tone?: keyof typeof ICONS;
  readonly title?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** `alert` is read out at once: for what came up while the person was doing something. */
  readonly role?: 'alert';
  /** It can be put away. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A few words set apart. */
export function Note({ tone = 'sky', title, ref, role, onClose, children }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div ref={ref} role={role} className={classNames(styles.note, tones[tone])}>
      <Icon size={22} aria-hidden />
      <Stack gap={8} className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </Stack>
      {onClose && (
        <IconButton
          className={styles.close}
          label="Close"
          icon={<IconX size={18} aria-hidden />}
          onClick={onClose}
        />
      )}
    </div>
  );
}
