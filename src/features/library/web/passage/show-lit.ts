import type { RefObject } from 'react';

/** Brings the lit place into view once it is drawn, where the text is beside; gently unless motion is unwanted. */
export function showLit(text: RefObject<HTMLElement | null>): void {
  if (!window.matchMedia('(min-width: 62em)').matches) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  requestAnimationFrame(() =>
    text.current
      ?.querySelector('[data-evidence]')
      ?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'nearest' }),
  );
}
