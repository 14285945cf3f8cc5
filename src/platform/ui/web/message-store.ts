/** What a toast says: that something is done, that something should be looked at, or just so. */
export type ToastStyle = 'success' | 'warning' | 'info';

export interface Toast {
  readonly style: ToastStyle;
  /** One short sentence. */
  readonly words: string;
  /** Takes back what was done; then the toast has a button for it. */
  readonly onUndo?: () => void;
  /** How long it stays, in milliseconds; 2000 (spec section 9), with a way to undo longer, so that it can be reached. */
  readonly stays?: number;
}

/** What a notification is about. */
export type NotificationKind = 'info' | 'warning' | 'error';

/** What comes up by itself and concerns the whole screen; what a person has just done is answered by a toast. */
export interface Notification {
  readonly kind: NotificationKind;
  /** One or two short sentences, which the screen says in its place too: this goes by itself. */
  readonly words: string;
  /** How long it stays, in milliseconds; 2000 (spec section 9). */
  readonly stays?: number;
}

/** The spec's default duration, and what a person needs to reach a button, in milliseconds. */
const STAYS_MS = 2000;
const STAYS_WITH_UNDO_MS = 8000;

interface Shown {
  readonly id: number;
  readonly stays: number;
}
export type ShownToast = Toast & Shown;
export type ShownNotification = Notification & Shown;
export type Message = ShownToast | ShownNotification;

type Listener = () => void;
let shown: readonly Message[] = [];
let last = 0;
const listeners = new Set<Listener>();
const change = (next: readonly Message[]) => {
  shown = next;
  for (const tell of listeners) tell();
};
const show = (message: Toast | Notification, stays: number) => {
  last += 1;
  change([...shown, { ...message, id: last, stays }]);
};

/** Shows a toast above the screen; the newest is last. */
export const showToast = (toast: Toast): void =>
  show(toast, toast.stays ?? (toast.onUndo ? STAYS_WITH_UNDO_MS : STAYS_MS));

/** Shows a notification at the upper edge of the screen; the newest is last. */
export const showNotification = (notification: Notification): void =>
  show(notification, notification.stays ?? STAYS_MS);

export const dismissMessage = (id: number): void => change(shown.filter((message) => message.id !== id));

/** What was said to one person is not there for the next. */
export const clearMessages = (): void => change([]);

/** For `useSyncExternalStore`. */
export const messages = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  shown: () => shown,
};
