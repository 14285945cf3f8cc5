import { Outlet } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { LiveRegion } from '#platform/ui/web/live-region.tsx';
import { messages } from '#platform/ui/web/message-store.ts';

/** After the first screen, in milliseconds: a message that the network is gone could not fetch what draws it. */
const FETCHED_AFTER_MS = 2_000;

/** What outlives every screen. */
export const Root = () => (
  <>
    <Outlet />
    <MessagesOnceShown />
    <LiveRegion />
  </>
);

/** The script that draws messages is not on the way to the first screen. Where it could not be had, the next message tries again. */
function MessagesOnceShown() {
  const isAnyShown = useSyncExternalStore(messages.subscribe, () => messages.shown().length > 0);
  const [Messages, setMessages] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Messages !== null) return;
    // Not by `then`: the bundler moves it to the import alone, and a style sheet that could not be had would be nobody's.
    const fetchMessages = async () => {
      try {
        const found = await import('#platform/ui/web/messages.tsx');
        setMessages(() => found.Messages);
      } catch {
        // The effect runs again with the next message.
      }
    };
    const timer = setTimeout(() => void fetchMessages(), isAnyShown ? 0 : FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAnyShown, Messages]);
  return isAnyShown && Messages !== null ? <Messages /> : null;
}
