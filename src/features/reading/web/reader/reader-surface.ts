import type { CSSProperties } from 'react';
import { widestWord } from '../../core/widest-word.ts';
import type { ReaderSettings } from './reader-settings.ts';
import themes from './reader-themes.module.css';

/** In rem, so that a larger letter size of the browser is kept on top. */
const inRem = (pixels: number) => `${pixels / 16}rem`;

type Letters = Pick<ReaderSettings, 'font' | 'size'>;

/** Size and font for what belongs to a text without being it (`--reader-size`, `--reader-font`), without the reader's light. */
export const readerLetters = ({ font, size }: Letters) => ({
  className: themes.letters,
  'data-font': font,
  style: { '--reader-size': inRem(size) } as CSSProperties,
});

/** What a screen puts on the element around all that is read: the reader's light, letters and size. */
export const readerSurface = ({ theme, ...letters }: Letters & Pick<ReaderSettings, 'theme'>) => ({
  ...readerLetters(letters),
  className: themes.reader,
  'data-theme': theme === 'auto' ? undefined : theme,
});

/** For a place whose letters give way before one of its words is cut (`--widest`). */
export const fittingWords = (...texts: readonly string[]) =>
  ({ '--widest': widestWord(...texts) }) as CSSProperties;
