export const THEMES = ['auto', 'paper', 'white', 'sepia', 'dark', 'contrast'] as const;
export const SPACINGS = ['tight', 'normal', 'loose'] as const;
export const WIDTHS = ['narrow', 'normal', 'wide'] as const;

/** Literata, Atkinson Hyperlegible, Lexend, OpenDyslexic; all of them ours to serve. */
export const FONTS = ['book', 'clear', 'wide', 'dyslexia'] as const;

/** Letter sizes of the passage in pixels (look: 18–32, 20 at first). */
export const SIZES = [18, 20, 22, 24, 28, 32] as const;

/** What is explained once. */
export const HINTS = ['highlight', 'cross-out'] as const;
export type Hint = (typeof HINTS)[number];

/** Quizzes that may explain how one highlights. A reader who has not done it after these does not need it. */
const MOST_TIPS = 2;

/** How a student likes to read. It says something about a child: the next one at the device must not find it. */
export interface ReaderSettings {
  readonly size: (typeof SIZES)[number];
  readonly font: (typeof FONTS)[number];
  readonly spacing: (typeof SPACINGS)[number];
  readonly width: (typeof WIDTHS)[number];
  /** `auto`: paper by day, dark where the device is dark. */
  readonly theme: (typeof THEMES)[number];
  /** Whether only a few lines are bright at a time. */
  readonly lineFocus: boolean;
  /** Hints that the reader has seen, and does not see again. */
  readonly seen: readonly Hint[];
  /** The quizzes, by their attempts, that explained how one highlights. */
  readonly tipsIn: readonly number[];
  /** Whether single keys choose an option; they can be in the way of speech input (WCAG 2.1.4). */
  readonly keys: boolean;
}

/** `value` if it is one of these, else `otherwise`. */
const among = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((candidate) => candidate === value) ?? otherwise;

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];

/** What a device or the server kept, as settings; whatever is missing or broken is as at first. */
export function settingsFrom(kept: unknown): ReaderSettings {
  const of = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return {
    size: among(SIZES, of['size'], 20),
    font: among(FONTS, of['font'], 'book'),
    spacing: among(SPACINGS, of['spacing'], 'normal'),
    width: among(WIDTHS, of['width'], 'normal'),
    theme: among(THEMES, of['theme'], 'auto'),
    lineFocus: of['lineFocus'] === true,
    keys: of['keys'] !== false,
    seen: HINTS.filter((hint) => Array.isArray(of['seen']) && of['seen'].includes(hint)),
    tipsIn: numbersIn(of['tipsIn']).slice(0, MOST_TIPS),
  };
}

export const FIRST_SETTINGS: ReaderSettings = settingsFrom(null);

/** Whether this quiz explains how one highlights: at most two do, and none once the reader has done it or put it away. */
export const isTipDue = (
  { seen, tipsIn }: Pick<ReaderSettings, 'seen' | 'tipsIn'>,
  attemptId: number,
): boolean => !seen.includes('highlight') && (tipsIn.includes(attemptId) || tipsIn.length < MOST_TIPS);
