import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the open entry of a navigation into view after each screen: on a telephone it may lie beyond the edge, and the router has a
 * place of its own for whatever was scrolled. The entry that gets the focus, too: a browser leaves one alone whose edge is in view.
 */
export function useShownOpen(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const navigation = ref.current;
    const showFocused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) target.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
    };
    navigation?.addEventListener('focusin', showFocused);
    return () => navigation?.removeEventListener('focusin', showFocused);
  }, []);
  useEffect(() => {
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const open = ref.current?.querySelector<HTMLElement>('[aria-current]');
        open?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
      });
    };
    show();
    const leave = router.subscribe('onRendered', show);
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [router]);
  return ref;
}
