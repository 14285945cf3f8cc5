/** A document as plain data: what a slice writes and `renderPdf` draws. Lengths are points, 72 to an inch. */
export interface PdfDocument {
  /** What a reader's window and a screen reader call it. */
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
}

/** A part that begins on a new page and counts its own pages: in a stack for thirty families each has "page 1 of 2". */
export interface PdfSection {
  /** Below each page, on the left; the page numbers are on the right. */
  readonly footer: string;
  readonly blocks: readonly PdfBlock[];
}

/** A text, of which some words may be strong. */
export type PdfText = string | readonly { readonly text: string; readonly strong?: boolean }[];

export type TextStyle = 'plain' | 'quiet' | 'passage';

export type PdfBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | {
      readonly kind: 'text';
      readonly text: PdfText;
      readonly style?: TextStyle;
      /** In the margin, as the number of a paragraph. */
      readonly mark?: string;
    }
  | { readonly kind: 'list'; readonly items: readonly PdfListItem[] }
  | { readonly kind: 'cards'; readonly cards: readonly PdfCard[] }
  | PdfTable
  | PdfDrawing
  /** Empty lines to write on. */
  | { readonly kind: 'lines'; readonly count: number }
  /** Fields to fill in by hand, side by side: "Name", "Date". */
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | { readonly kind: 'new-page' };

export interface PdfListItem {
  /** "1.", "A". */
  readonly label: string;
  readonly text: PdfText;
  readonly items?: readonly PdfListItem[];
}

/** A figure with what it is and what is to be said of it. */
export interface PdfCard {
  readonly title: string;
  readonly figure: string;
  readonly note: string;
}

export interface PdfTable {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly header: string;
    /** Its part of the width, beside the parts of the others. */
    readonly share: number;
    readonly align?: 'left' | 'right';
  }[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[];
}

/** A picture of lines and words, drawn as vectors. */
export interface PdfDrawing {
  readonly kind: 'drawing';
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  readonly height: number;
  /** From the left upper corner of a place that is `CONTENT_WIDTH` wide; the later ones cover the earlier ones. */
  readonly shapes: readonly PdfShape[];
}

export type Point = readonly [x: number, y: number];

interface Painted {
  /** Hexadecimal colors. */
  readonly stroke?: string;
  readonly fill?: string;
  readonly lineWidth?: number;
  /** Lengths of dash and gap. */
  readonly dash?: readonly [number, number];
}

export type PdfShape =
  | (Painted & { readonly shape: 'path'; readonly points: readonly Point[]; readonly closed?: boolean })
  | (Painted & {
      readonly shape: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Diagonal lines instead of a plain area: told apart without colors. */
      readonly hatched?: boolean;
    })
  | (Painted & { readonly shape: 'circle'; readonly at: Point; readonly radius: number })
  | {
      readonly shape: 'label';
      /** Of the base line. */
      readonly at: Point;
      readonly text: string;
      readonly align?: 'left' | 'center' | 'right';
      readonly strong?: boolean;
    };

/** US Letter, with margins that every printer can do. */
export const PAGE = { width: 612, height: 792, margin: 54, footer: 36 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
