import { useEffect, useRef } from 'react';
import { bandAround, lineAtScroll, nearestLine, readingHeight, type TextLine } from './focused-lines.ts';
import styles from './line-focus.module.css';
import { linesOf } from './text-lines.ts';

export interface LineFocusProps {
  /** Pixels at the lower edge of the window that a sheet covers. */
  readonly covered: () => number;
}

/** Pixels at the upper edge of the window: the bar, with a line's room. */
const UPPER_EDGE = 96;
const LOWER_EDGE = 48;

/**
 * Leaves three lines bright and dims the rest of the text around them. Scrolling moves through every line; the arrow keys go one line on, and a
 * tap or the mouse moves them to a place. It lies inside what it dims.
 */
export function LineFocus({ covered }: LineFocusProps) {
  const band = useRef<HTMLDivElement>(null);
  const coveredNow = useRef(covered);
  useEffect(() => {
    coveredNow.current = covered;
  }, [covered]);
  useEffect(() => {
    const text = band.current?.parentElement;
    if (!text || !band.current) return undefined;
    return followReading(text, band.current, () => coveredNow.current());
  }, []);
  return <div ref={band} className={styles.band} aria-hidden="true" />;
}

/** Keys that mean something else where they are pressed. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, section, dialog, [popover]') !== null;

function followReading(text: HTMLElement, band: HTMLElement, covered: () => number): () => void {
  let lines: readonly TextLine[] = [];
  let line = 0;
  /** How far the reader has moved the lines from where scrolling alone puts them, in pixels. */
  let moved = 0;
  const scrolled = () => ({
    lines,
    textTop: text.getBoundingClientRect().top + window.scrollY,
    scroll: window.scrollY,
    scrollEnd: document.documentElement.scrollHeight - window.innerHeight,
    free: { top: UPPER_EDGE, bottom: window.innerHeight - covered() - LOWER_EDGE },
  });
  const show = (next: number) => {
    line = next;
    const { top, height } = bandAround(lines, line);
    band.style.setProperty('--band-top', `${top}px`);
    band.style.setProperty('--band-height', `${height}px`);
  };
  const heightOf = (of: number) => text.getBoundingClientRect().top + (lines[of]?.middle ?? 0);
  const moveTo = (next: number) => {
    show(Math.max(0, Math.min(next, lines.length - 1)));
    const { free } = scrolled();
    const outside = Math.min(0, heightOf(line) - free.top) + Math.max(0, heightOf(line) - free.bottom);
    if (outside !== 0) window.scrollBy({ top: outside, behavior: 'instant' });
    moved = heightOf(line) - readingHeight(scrolled());
    ownScroll = window.scrollY;
  };
  let ownScroll = -1;
  const onScroll = () => {
    if (window.scrollY === ownScroll) return;
    ownScroll = -1;
    const now = scrolled();
    if (now.scroll <= 0 || now.scroll >= now.scrollEnd) moved = 0;
    show(lineAtScroll({ ...now, moved }));
  };
  const measure = () => {
    lines = linesOf(text);
    show(Math.min(line, Math.max(0, lines.length - 1)));
  };
  const toPlace = (clientY: number) => moveTo(nearestLine(lines, clientY - text.getBoundingClientRect().top));
  const onPointer = ({ clientY, pointerType }: PointerEvent) => pointerType !== 'touch' && toPlace(clientY);
  const onTap = ({ clientY, detail }: MouseEvent) => detail > 0 && toPlace(clientY);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (isBusy(event.target)) return;
    event.preventDefault();
    moveTo(line + step);
  };
  lines = linesOf(text);
  show(lineAtScroll(scrolled()));
  const sizes = new ResizeObserver(measure);
  sizes.observe(text);
  text.addEventListener('pointermove', onPointer);
  text.addEventListener('click', onTap);
  document.addEventListener('keydown', onKey);
  document.fonts.addEventListener('loadingdone', measure);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    sizes.disconnect();
    text.removeEventListener('pointermove', onPointer);
    text.removeEventListener('click', onTap);
    document.removeEventListener('keydown', onKey);
    document.fonts.removeEventListener('loadingdone', measure);
    window.removeEventListener('scroll', onScroll);
  };
}
