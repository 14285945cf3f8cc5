import type { CSSProperties } from 'react';
import { widestWord } from '../../core/widest-word.ts';
import type { ReaderSettings } from './reader-settings.ts';
import themes from './reader-themes.module.css';

/** In rem, so that a larger letter size of the browser is kept on top. */
const inRem = (pixels: number) => `${pixels / 16}rem`;

/**
 * What a screen puts on the element around all that is read: the reader's light, and size and font for what belongs to the text without being it
 * (`--reader-size`, `--reader-font`).
 */
export const readerSurface = ({ theme, font, size }: Pick<ReaderSettings, 'theme' | 'font' | 'size'>) => ({
  className: themes.reader,
  'data-theme': theme === 'auto' ? undefined : theme,
  'data-font': font,
  style: { '--reader-size': inRem(size) } as CSSProperties,
});

/** For a place whose letters give way before one of its words is cut (`--widest`). */
export const fittingWords = (...texts: readonly string[]) =>
  ({ '--widest': widestWord(...texts) }) as CSSProperties;
