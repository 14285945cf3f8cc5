import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type Listener = (message: string) => void;
let listener: Listener | null = null;

/** How long a sentence stays, in milliseconds: a person who explores the page afterwards must not find what was said before. */
const STAYS_MS = 5000;

/** Says one short sentence to those who listen, once and when the screen reader is ready. Also show it on the screen. */
export const announce = (message: string): void => listener?.(message);

/** The one polite live region of the app; the frame holds it, so that it outlives the screens. */
export function LiveRegion() {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  useEffect(() => {
    listener = (message) => setSaid(({ turn }) => ({ message, turn: turn + 1 }));
    return () => {
      listener = null;
    };
  }, []);
  useEffect(() => {
    if (said.message === '') return undefined;
    const timer = setTimeout(() => setSaid(({ turn }) => ({ message: '', turn })), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <output>
      {/* A new element each time, so that the same sentence is said again. */}
      <VisuallyHidden key={said.turn}>{said.message}</VisuallyHidden>
    </output>
  );
}
