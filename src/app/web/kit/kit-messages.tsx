import { Button } from '#platform/ui/web/button.tsx';
import {
  type Notification,
  showNotification,
  showToast,
  type Toast,
} from '#platform/ui/web/message-store.ts';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';

const TOASTS: readonly (Toast & { readonly name: string })[] = [
  { name: 'Toast: success', style: 'success', words: 'Saved.' },
  { name: 'Toast: warning', style: 'warning', words: 'The essay was not scored.' },
  { name: 'Toast: info', style: 'info', words: 'The code was copied.' },
  {
    name: 'Toast with Undo',
    style: 'success',
    words: 'Ana was removed from Room 12.',
    onUndo: () => showToast({ style: 'success', words: 'Ana is back in Room 12.' }),
  },
];
const NOTIFICATIONS: readonly (Notification & { readonly name: string })[] = [
  { name: 'Notification: info', kind: 'info', words: 'A new version of Openleaf is ready.' },
  { name: 'Notification: warning', kind: 'warning', words: 'The class has no grade yet.' },
  { name: 'Notification: error', kind: 'error', words: 'There is no connection. Nothing is lost.' },
];

/** What comes and goes by itself. */
export const KitMessages = () => (
  <Section
    title="Messages"
    lead="They go after two seconds, with Undo after eight, and stay while a pointer or the focus is on them."
  >
    <Row gap={12}>
      {TOASTS.map(({ name, ...toast }) => (
        <Button key={name} onClick={() => showToast(toast)}>
          {name}
        </Button>
      ))}
    </Row>
    <Row gap={12}>
      {NOTIFICATIONS.map(({ name, ...notification }) => (
        <Button key={name} onClick={() => showNotification(notification)}>
          {name}
        </Button>
      ))}
    </Row>
  </Section>
);
