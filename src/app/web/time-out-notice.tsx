import { useEffect, useState } from 'react';
import { usePerson } from '#features/accounts/web/public.tsx';
import { endsSoon } from '#platform/endpoint/web/ends-soon.ts';
import type { IdleWatch } from '#platform/endpoint/web/watch-idle.ts';
import { TimeOutDialog } from './time-out-dialog.tsx';

/** How often the time is looked at, in milliseconds: timers stop while a device sleeps, and a clock does not. */
const LOOK_EVERY_MS = 5_000;

interface TimeOutNoticeProps {
  readonly idle: Pick<IdleWatch, 'rest'>;
  readonly everyMs?: number;
}

/** Warns a person before their session ends because nothing happened; what they were at stays as it is behind it. */
export function TimeOutNotice({ idle, everyMs = LOOK_EVERY_MS }: TimeOutNoticeProps) {
  const isSignedIn = usePerson() !== null;
  const [is, setState] = useState<'far' | 'soon' | 'answered'>('far');
  useEffect(() => {
    const look = () =>
      setState((before) => {
        if (!endsSoon(idle.rest())) return 'far';
        return before === 'answered' ? before : 'soon';
      });
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [idle, everyMs]);
  if (!isSignedIn || is !== 'soon') return null;
  return <TimeOutDialog onAnswered={() => setState('answered')} />;
}
