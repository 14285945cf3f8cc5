import { IconAlertCircle, IconArchive, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { AdminMail } from '../contract/mails.ts';

const STATES = {
  waiting: { words: 'Waiting', tone: 'sky', Icon: IconClock },
  sent: { words: 'Sent', tone: 'leaf', Icon: IconCircleCheck },
  'given-up': { words: 'Given up', tone: 'berry', Icon: IconAlertCircle },
  kept: { words: 'Kept, not sent', tone: 'plain', Icon: IconArchive },
} as const;

/** What became of a mail, and why. */
export function MailStateBadge({ mail: { state, tries, reason } }: { readonly mail: AdminMail }) {
  const { words, tone, Icon } = STATES[state];
  return (
    <Stack gap={4}>
      <span>
        <Badge tone={tone} icon={<Icon size={16} aria-hidden />}>
          {words}
        </Badge>
      </span>
      {reason !== null && (
        <span>
          {state === 'waiting' ? `After ${count(tries, 'try', 'tries')}: ` : ''}
          {reason}
        </span>
      )}
    </Stack>
  );
}
