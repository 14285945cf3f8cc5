/** The icons that a class may have, by the name in their path, with what they show. They are drawn by our own pages (decision 72). */
export const CLASS_ICONS = {
  leaf: 'Leaf',
  book: 'Book',
  pencil: 'Pencil',
  feather: 'Feather',
  bulb: 'Light bulb',
  puzzle: 'Puzzle piece',
  music: 'Music',
  compass: 'Compass',
  anchor: 'Anchor',
  sailboat: 'Sailboat',
  rocket: 'Rocket',
  planet: 'Planet',
  world: 'Globe',
  star: 'Star',
  sun: 'Sun',
  moon: 'Moon',
  mountain: 'Mountain',
  trees: 'Trees',
  flower: 'Flower',
  butterfly: 'Butterfly',
  bug: 'Bug',
  fish: 'Fish',
  paw: 'Paw',
} as const;
export type ClassIconName = keyof typeof CLASS_ICONS;
export const CLASS_ICON_NAMES = Object.keys(CLASS_ICONS) as readonly ClassIconName[];

/** The path by which the wire names an icon. */
export const pathOfIcon = <N extends ClassIconName>(name: N): `/icons/${N}.svg` => `/icons/${name}.svg`;

/** The icon of a path; null where it is none of ours. */
export const iconOfPath = (path: string): ClassIconName | null =>
  CLASS_ICON_NAMES.find((name) => pathOfIcon(name) === path) ?? null;

/** What may lie behind an icon: white on it has a contrast of 4.5, and it has 3 on every surface, light and dark. */
export const CLASS_COLORS = {
  '#2A7F57': 'Green',
  '#1F7C83': 'Teal',
  '#3176A7': 'Blue',
  '#5F68C2': 'Indigo',
  '#9A53B2': 'Purple',
  '#C04368': 'Pink',
  '#B3552D': 'Orange',
  '#856F17': 'Olive',
} as const;
export type ClassColor = keyof typeof CLASS_COLORS;
export const CLASS_COLOR_VALUES = Object.keys(CLASS_COLORS) as readonly ClassColor[];

/** A class with what its teacher chose for it; each empty where nothing was. */
export interface FaceOfClass {
  readonly id: number;
  readonly name: string;
  readonly iconUrl: string;
  readonly iconColor: string;
}

/** What a class looks like in a list. */
export interface ClassFace {
  /** Null where its sign stands for it. */
  readonly icon: ClassIconName | null;
  /** A number or a letter of its name. */
  readonly sign: string;
  readonly color: ClassColor;
}

/** The chosen icon and color. Without them the number in the name, its first letter or a leaf, in a color that stays the class's. */
export function faceOf({ id, name, iconUrl, iconColor }: FaceOfClass): ClassFace {
  const sign = signOf(name);
  const own = CLASS_COLOR_VALUES.find((value) => value === iconColor);
  return {
    icon: iconOfPath(iconUrl) ?? (sign === '' ? 'leaf' : null),
    sign,
    color: own ?? CLASS_COLOR_VALUES[id % CLASS_COLOR_VALUES.length] ?? '#2A7F57',
  };
}

/** "12" of "Room 12", else the first letter as a capital; empty where the name has neither. */
function signOf(name: string): string {
  const [number] = /(?<!\d)\d{1,2}(?!\d)/u.exec(name) ?? [];
  if (number !== undefined) return number;
  const [letter = ''] = /\p{L}/u.exec(name) ?? [];
  return letter.toUpperCase();
}
