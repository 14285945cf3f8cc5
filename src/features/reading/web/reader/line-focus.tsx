import { useEffect, useRef } from 'react';
import styles from './line-focus.module.css';

/** Where the bright lines stand at first, as a share of the window's height. */
const RESTING = 0.4;

/**
 * Leaves a few lines bright and dims the rest of the text around it. The lines follow the pointer; without one they stay at one
 * height, and the text scrolls through them, so that keys and fingers do as well. It lies inside what it dims.
 */
export function LineFocus() {
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = band.current?.parentElement;
    if (!text) return undefined;
    let height = window.innerHeight * RESTING;
    const place = () => {
      const top = height - text.getBoundingClientRect().top;
      band.current?.style.setProperty('--bright', `${Math.round(top)}px`);
    };
    const follow = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      height = clientY;
      place();
    };
    place();
    text.addEventListener('pointermove', follow);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      text.removeEventListener('pointermove', follow);
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, []);
  return <div ref={band} className={styles.band} aria-hidden="true" />;
}
