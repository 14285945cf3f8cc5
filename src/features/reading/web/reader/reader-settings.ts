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

/** The settings that a class may begin with for one student. */
const SUPPORTED = ['size', 'lineFocus'] as const;
type Supported = (typeof SUPPORTED)[number];

/** What a class gives one student: letters of at least the second largest size, and line focus. */
export interface ClassGives {
  readonly largerText: boolean;
  readonly lineFocus: boolean;
}
export const NOTHING_GIVEN: ClassGives = { largerText: false, lineFocus: false };
const LARGER = 28;

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
  /** What the reader chose although their class gives them something else: it holds from then on (decision 72). */
  readonly chosen: readonly Supported[];
  /** Hints that the reader has seen, and does not see again. */
  readonly seen: readonly Hint[];
  /** The quizzes, by their attempts, that explained how one highlights. */
  readonly tipsIn: readonly number[];
  /** The highest rank that this reader was told of, by its number; null until one was. */
  readonly rankTold: number | null;
  /** The Monday of the last week whose goal was told although no quiz had reached it. */
  readonly goalTold: string | null;
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
    chosen: SUPPORTED.filter((one) => Array.isArray(of['chosen']) && of['chosen'].includes(one)),
    seen: HINTS.filter((hint) => Array.isArray(of['seen']) && of['seen'].includes(hint)),
    tipsIn: numbersIn(of['tipsIn']).slice(0, MOST_TIPS),
    rankTold: typeof of['rankTold'] === 'number' ? of['rankTold'] : null,
    goalTold: typeof of['goalTold'] === 'string' ? of['goalTold'] : null,
  };
}

export const FIRST_SETTINGS: ReaderSettings = settingsFrom(null);

/** The settings with what the class gives, where the reader has not chosen otherwise since. */
export function withGiven(settings: ReaderSettings, { largerText, lineFocus }: ClassGives): ReaderSettings {
  const { size, chosen } = settings;
  return {
    ...settings,
    ...(largerText && size < LARGER && !chosen.includes('size') && { size: LARGER }),
    ...(lineFocus && !chosen.includes('lineFocus') && { lineFocus }),
  };
}

/** A change by the reader, with what it decides against the class; the way back to the first look takes such decisions back. */
export function ownChange(
  part: Partial<ReaderSettings>,
  { chosen }: Pick<ReaderSettings, 'chosen'>,
  { largerText, lineFocus }: ClassGives,
): Partial<ReaderSettings> {
  if (part.chosen) return part;
  const decided = SUPPORTED.filter((one) => one in part && (one === 'size' ? largerText : lineFocus));
  return decided.length === 0 ? part : { ...part, chosen: [...new Set([...chosen, ...decided])] };
}

/** Whether this quiz explains how one highlights: at most two do, and none once the reader has done it or put it away. */
export const isTipDue = (
  { seen, tipsIn }: Pick<ReaderSettings, 'seen' | 'tipsIn'>,
  attemptId: number,
): boolean => !seen.includes('highlight') && (tipsIn.includes(attemptId) || tipsIn.length < MOST_TIPS);
