import { useEffect } from 'react';
import { announce } from '#platform/ui/web/live-region.tsx';

/** Says that the page waits by itself: a child who loads it again would be last in the queue. */
export function CrowdNote({ seconds }: { seconds: number }) {
  const note = `Many people are logging in right now. Please stay on this page: it will continue in about ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  useEffect(() => announce(note), [note]);
  return <p>{note}</p>;
}
