import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { focusHeading } from './focus-heading.ts';
import { IconButton } from './icon-button.tsx';
import { announce } from './live-region.tsx';
import {
  dismissMessage,
  type Message,
  messages,
  type ShownNotification,
  type ShownToast,
} from './message-store.ts';
import styles from './messages.module.css';

const TOAST_ICONS = { success: IconCircleCheck, warning: IconAlertTriangle, info: IconInfoCircle } as const;
const NOTIFICATION_ICONS = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const;
/** The spec names the first (section 8). */
const NOTIFICATION_TITLES = {
  info: 'Attention!',
  warning: 'Please check this',
  error: 'This did not work',
} as const;

const isToast = (message: Message): message is ShownToast => 'style' in message;
const isNotification = (message: Message): message is ShownNotification => 'kind' in message;

/** The messages of the app: notifications at the upper edge, toasts at the lower one. They outlive the screens. */
export function Messages() {
  const shown = useSyncExternalStore(messages.subscribe, messages.shown);
  const [notifications, toasts] = [shown.filter(isNotification), shown.filter(isToast)];
  useUndoKey(toasts);
  return (
    <>
      {notifications.length > 0 && (
        <section className={styles.notifications} aria-label="Notifications">
          {notifications.map((notification) => (
            <NotificationCard key={notification.id} {...notification} />
          ))}
        </section>
      )}
      {toasts.length > 0 && (
        <section className={styles.toasts} aria-label="Messages">
          {toasts.map((toast) => (
            <ToastCard key={toast.id} {...toast} />
          ))}
        </section>
      )}
    </>
  );
}

/** The usual keys take back what the newest message says: its button is the last of the screen, and it goes by itself. In a field they are the field's. */
function useUndoKey(toasts: readonly ShownToast[]): void {
  const newest = toasts.findLast(({ onUndo }) => onUndo !== undefined);
  useEffect(() => {
    if (newest === undefined) return undefined;
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.altKey || event.repeat || event.defaultPrevented) return;
      if (isInField(event.target) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      newest.onUndo?.();
      close(newest.id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [newest]);
}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function NotificationCard({ kind, words, ...card }: ShownNotification) {
  const Icon = NOTIFICATION_ICONS[kind];
  const title = NOTIFICATION_TITLES[kind];
  return (
    <MessageCard {...card} tone={kind} icon={<Icon size={22} aria-hidden />} said={`${title} ${words}`}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{words}</p>
      </div>
    </MessageCard>
  );
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const UNDO_KEY = isApple ? '⌘Z' : 'Ctrl+Z';
const SAID_UNDO = `To undo, press ${isApple ? 'Command' : 'Control'} Z.`;

function ToastCard({ style, words, onUndo, ...card }: ShownToast) {
  const Icon = TOAST_ICONS[style];
  return (
    <MessageCard
      {...card}
      tone={style}
      icon={<Icon size={22} aria-hidden />}
      said={onUndo ? `${words} ${SAID_UNDO}` : words}
    >
      <p className={styles.words}>{words}</p>
      {onUndo && (
        <Button
          variant="quiet"
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={() => {
            onUndo();
            close(card.id);
          }}
        >
          Undo{' '}
          <kbd className={styles.key} aria-hidden="true">
            {UNDO_KEY}
          </kbd>
        </Button>
      )}
    </MessageCard>
  );
}

/** The button that had the focus goes with its message: back to the start of the screen. */
function close(id: number) {
  dismissMessage(id);
  focusHeading();
}

interface MessageCardProps {
  readonly id: number;
  readonly stays: number;
  readonly tone: 'success' | 'info' | 'warning' | 'error';
  readonly icon: ReactNode;
  /** What is read out. */
  readonly said: string;
  readonly children: ReactNode;
}

/** It goes by itself, but not while a person points at it or is in it. */
function MessageCard({ id, stays, tone, icon, said, children }: MessageCardProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  // Once, by the live region of the app: a message itself is no live region.
  useEffect(() => announce(said), [said]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissMessage(id), stays);
    return () => clearTimeout(timer);
  }, [id, stays, isHeld]);
  return (
    <div
      className={classNames(styles.message, styles[tone])}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.icon}>{icon}</span>
      {children}
      <IconButton label="Close" icon={<IconX size={18} aria-hidden />} onClick={() => close(id)} />
    </div>
  );
}
