import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

/** A font file: some letters of Noto Sans in one weight. */
export interface Face {
  readonly name: string;
  readonly file: string;
}

const PACKAGE = '@fontsource/noto-sans';
/** Parts of the package that has the most of Europe, and Hindi. */
const PARTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'devanagari',
];
/** Scripts with a package of their own. */
const SCRIPTS = [
  'arabic',
  'hebrew',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'ethiopic',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'armenian',
  'georgian',
];
/** Beside this file, because their packages are too large (`fonts/README.md`). A letter that several have is taken from the first. */
const EAST_ASIAN = ['jp', 'sc', 'tc', 'kr'];

const inPackage = (name: string, part: string, weight: number): Face => ({
  name: `${part}-${weight}`,
  // WOFF, not WOFF2: fontkit cannot take accented letters out of the latter.
  file: fileURLToPath(
    import.meta.resolve(`${name}/files/${name.split('/')[1]}-${part}-${weight}-normal.woff`),
  ),
});

const facesIn = (weight: number): Face[] => [
  ...PARTS.map((part) => inPackage(PACKAGE, part, weight)),
  ...SCRIPTS.map((script) => inPackage(`${PACKAGE}-${script}`, script, weight)),
  ...EAST_ASIAN.map((name) => ({
    name: `east-asian-${name}`,
    file: join(import.meta.dirname, `fonts/noto-sans-${name}.woff`),
  })),
];

/** Of each weight the fonts in the order in which a letter is looked for. */
export const FACES = { plain: facesIn(400), strong: facesIn(700) };
export type Weight = keyof typeof FACES;

export const readFace = ({ file }: Face): Buffer => unpackWoff(readFileSync(file));
