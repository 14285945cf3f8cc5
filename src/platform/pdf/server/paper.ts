// oxlint-disable-next-line import/no-named-as-default -- the types do not know the named one
import PDFDocument from 'pdfkit';
import { PAGE, type PdfDocument } from '../core/pdf-document.ts';
import { type TextRun, textRuns } from '../core/text-runs.ts';
import { FACES, type Face, readFace, type Weight } from './faces.ts';

export type Tag = PDFKit.PDFStructureElement;
type Pdf = PDFKit.PDFDocument;

export const INK = '#000000';
export const QUIET = '#444444';
export const LINE = '#999999';

/** What is in a font, which pdfkit keeps to itself. */
interface OpenedFont {
  readonly font: {
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string, features: Features): unknown;
  };
}

/** Which of the rules of a font are left out, beside its usual ones. */
type Features = Readonly<Record<string, boolean>>;
const ALL: Features = {};
/** How marks are placed: fontkit stumbles over some marks of some fonts, which then stand beside their letters. */
const WITHOUT_MARKS: Features = { mark: false, mkmk: false, abvm: false, blwm: false };

/** The font in which everything is written that no other one has. */
const FIRST: Readonly<Record<Weight, Face>> = { plain: FACES.plain[0]!, strong: FACES.strong[0]! };

/** A tagged document (PDF/UA-1) that is written page by page, with the fonts that its letters need. */
export class Paper {
  readonly pdf: Pdf;
  readonly root: Tag;
  /** Where the next block begins, from the top of the page. */
  y: number = PAGE.margin;
  readonly #read = new Set<Face>();
  readonly #faces = new Map<string, Face | undefined>();
  readonly #features = new Map<string, Features | null>();
  /** At a size of 1000. */
  readonly #widths = new Map<string, number>();

  constructor({ title, language }: PdfDocument) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      // Text is placed by us, so pdfkit never turns a page.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      // The types do not know it yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Creator: 'Openleaf', Producer: 'Openleaf' },
      // The fonts of PDF itself are not embedded.
      font: null as unknown as string,
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
  }

  /** Ends the document, which then leaves the last of its bytes. */
  end(): void {
    this.root.end();
    nameEveryGlyph(this.pdf);
    this.pdf.end();
  }

  /** Begins a page. */
  turn(): void {
    this.pdf.addPage();
    this.y = PAGE.margin;
  }

  /** What is left of the page for blocks, in points. */
  get left(): number {
    return PAGE.height - PAGE.margin - this.y;
  }

  /** Turns the page where so much does not fit, unless it is new. */
  need(height: number): void {
    if (height > this.left && this.y > PAGE.margin) this.turn();
  }

  /** Draws something that is no content: lines, areas, page numbers. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }

  /** A child of a tag. The caller ends it when all is in it. */
  tag(parent: Tag, type: string, options: object = {}): Tag {
    const tag = this.pdf.struct(type, options);
    parent.add(tag);
    return tag;
  }

  /** The runs of a text in one weight. */
  runs(text: string, weight: Weight): TextRun<Face>[] {
    const faceOf = (letter: string, before?: Face) =>
      before && this.#has(before, letter) ? before : this.#faceOf(letter, weight);
    return textRuns(text, faceOf, FIRST[weight]).map((run) => this.#readable(run));
  }

  /** A run that cannot be shaped at all is told by question marks: one name must not keep a whole class from its report. */
  #readable(run: TextRun<Face>): TextRun<Face> {
    if (!run.shaped || this.#featuresOf(run) !== null) return run;
    return { ...run, text: '?'.repeat([...run.text].length), rightToLeft: false, shaped: false };
  }

  /** The rules by which a run is shaped as a whole; undefined for one that can be put down word by word, null where none works. */
  #featuresOf({ face, text, shaped }: TextRun<Face>): Features | undefined | null {
    if (!shaped) return undefined;
    const key = `${face.name} ${text}`;
    let features = this.#features.get(key);
    if (features === undefined) {
      const { font } = this.#opened(face);
      features = [ALL, WITHOUT_MARKS].find((some) => works(() => font.layout(text, { ...some }))) ?? null;
      this.#features.set(key, features);
    }
    return features;
  }

  #has(face: Face, letter: string): boolean {
    return this.#opened(face).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  #faceOf(letter: string, weight: Weight): Face | undefined {
    const key = weight + letter;
    if (!this.#faces.has(key)) {
      this.#faces.set(
        key,
        FACES[weight].find((face) => this.#has(face, letter)),
      );
    }
    return this.#faces.get(key);
  }

  /** Makes a font the one that is written in; it is read when it is needed first. */
  #choose(face: Face): Pdf {
    if (!this.#read.has(face)) {
      this.#read.add(face);
      this.pdf.registerFont(face.name, readFace(face));
    }
    return this.pdf.font(face.name);
  }

  #opened(face: Face): OpenedFont {
    this.#choose(face);
    // oxlint-disable-next-line no-underscore-dangle -- pdfkit's own
    return (this.pdf as unknown as { readonly _font: OpenedFont })._font;
  }

  /** Width of a run in points. */
  width(run: TextRun<Face>, size: number): number {
    const { face, text } = run;
    const key = `${face.name} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const options = this.#optionsOf(run);
      width = this.#choose(face).fontSize(1000).widthOfString(text, options);
      this.#widths.set(key, width);
    }
    return (width * size) / 1000;
  }

  /** Puts a run with its base line at `y`. */
  put(
    run: TextRun<Face>,
    { x, y, size, color }: { x: number; y: number; size: number; color: string },
  ): void {
    const options = this.#optionsOf(run);
    this.#choose(run.face)
      .fontSize(size)
      .fillColor(color)
      .text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic', ...options });
  }

  /** With `features` pdfkit shapes a run as a whole, and not word by word: the order of words in Arabic depends on it. */
  #optionsOf(run: TextRun<Face>): PDFKit.Mixins.TextOptions {
    const features = this.#featuresOf(run);
    return features ? { features: { ...features } as never } : {};
  }
}

/** What copied text has for a glyph that stands for no letter of its own: the dots of an Arabic one, say. */
const NOTHING = 0x200b;
/** The same for the glyph of missing letters, which is never used. */
const UNKNOWN = 0xfffd;

/** Gives every glyph of the document a letter that it stands for, as PDF/UA asks (7.21.7). */
function nameEveryGlyph(pdf: Pdf): void {
  const { _fontFamilies: fonts } = pdf as unknown as {
    readonly _fontFamilies: Readonly<Record<string, { unicode?: (readonly number[])[] }>>;
  };
  for (const { unicode = [] } of Object.values(fonts))
    unicode.forEach((letters, glyph) => {
      if (glyph === 0) unicode[glyph] = [UNKNOWN];
      else if (letters.length === 0) unicode[glyph] = [NOTHING];
    });
}

function works(shape: () => unknown): boolean {
  try {
    shape();
    return true;
  } catch {
    return false;
  }
}
