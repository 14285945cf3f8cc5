import { z } from 'zod';

export const THEMES = ['auto', 'paper', 'white', 'sepia', 'dark', 'contrast'] as const;
export const SPACINGS = ['tight', 'normal', 'loose'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;

/** Literata, Atkinson Hyperlegible, Lexend, OpenDyslexic; all of them ours to serve. */
export const FONTS = ['book', 'clear', 'wide', 'dyslexia'] as const;

/** Letter sizes of the passage in pixels (look: 18–32, 20 at first). */
export const SIZES = [18, 20, 22, 24, 28, 32] as const;

const readerSettings = z.object({
  size: z.literal(SIZES).catch(20),
  font: z.enum(FONTS).catch('book'),
  spacing: z.enum(SPACINGS).catch('normal'),
  width: z.enum(WIDTHS).catch('normal'),
  /** `auto`: paper by day, dark where the device is dark. */
  theme: z.enum(THEMES).catch('auto'),
  /** Whether only a few lines are bright at a time. */
  lineFocus: z.boolean().catch(false),
  /** Whether single keys choose an option; they can be in the way of speech input (WCAG 2.1.4). */
  keys: z.boolean().catch(true),
});
/** How somebody likes to read on this device. */
export type ReaderSettings = z.output<typeof readerSettings>;

const NAME = 'openleaf.reader';

/** The settings kept on this device; whatever is missing or broken is as at first. */
export function readSettings(storage: Storage): ReaderSettings {
  try {
    return readerSettings.parse(JSON.parse(storage.getItem(NAME) ?? '{}'));
  } catch {
    return readerSettings.parse({});
  }
}

export function keepSettings(storage: Storage, settings: ReaderSettings): void {
  try {
    storage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // They hold until the page is left.
  }
}
