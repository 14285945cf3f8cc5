export const THEMES = ['auto', 'paper', 'white', 'sepia', 'dark', 'contrast'] as const;
export const SPACINGS = ['tight', 'normal', 'loose'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;

/** Literata, Atkinson Hyperlegible, Lexend, OpenDyslexic; all of them ours to serve. */
export const FONTS = ['book', 'clear', 'wide', 'dyslexia'] as const;

/** Letter sizes of the passage in pixels (look: 18–32, 20 at first). */
export const SIZES = [18, 20, 22, 24, 28, 32] as const;

/** How somebody likes to read on this device. */
export interface ReaderSettings {
  readonly size: (typeof SIZES)[number];
  readonly font: (typeof FONTS)[number];
  readonly spacing: (typeof SPACINGS)[number];
  readonly width: (typeof WIDTHS)[number];
  /** `auto`: paper by day, dark where the device is dark. */
  readonly theme: (typeof THEMES)[number];
  /** Whether only a few lines are bright at a time. */
  readonly lineFocus: boolean;
  /** Whether single keys choose an option; they can be in the way of speech input (WCAG 2.1.4). */
  readonly keys: boolean;
}

/** `value` if it is one of these, else `otherwise`. */
const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

const settingsFrom = (kept: Readonly<Record<string, unknown>>): ReaderSettings => ({
  size: among(SIZES, kept['size'], 20),
  font: among(FONTS, kept['font'], 'book'),
  spacing: among(SPACINGS, kept['spacing'], 'normal'),
  width: among(WIDTHS, kept['width'], 'normal'),
  theme: among(THEMES, kept['theme'], 'auto'),
  lineFocus: kept['lineFocus'] === true,
  keys: kept['keys'] !== false,
});

const NAME = 'openleaf.reader';

/** The settings kept on this device; whatever is missing or broken is as at first. */
export function readSettings(storage: Storage): ReaderSettings {
  try {
    return settingsFrom(JSON.parse(storage.getItem(NAME) ?? '{}') ?? {});
  } catch {
    return settingsFrom({});
  }
}

export function keepSettings(storage: Storage, settings: ReaderSettings): void {
  try {
    storage.setItem(NAME, JSON.stringify(settings));
  } catch {
    // They hold until the page is left.
  }
}
