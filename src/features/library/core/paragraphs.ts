import type { Form, Passage, Span } from './passage-file.ts';

/** Where a span stands: a 1-based paragraph and character offsets in it, end exclusive. */
export interface LocatedSpan {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

const folded = (line: string): string => line.replace(/\s+/g, ' ').trim();

/**
 * The paragraphs of a text as a screen shows them: split at blank lines, every run of white space one
 * character. Verse keeps its line breaks, and a paragraph is a stanza; elsewhere a line break is a space.
 */
export function paragraphsOf({ text, form }: Pick<Passage, 'text' | 'form'>): string[] {
  const between = lineJoint(form);
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((block) => block.split('\n').map(folded).filter(Boolean).join(between))
    .filter((paragraph) => paragraph !== '');
}

function lineJoint(form: Form): string {
  return form === 'verse' ? '\n' : ' ';
}

/** Finds a span's words in its paragraph, the first time they occur; undefined where they do not. */
export function locateSpan(paragraphs: readonly string[], span: Span): LocatedSpan | undefined {
  const paragraph = paragraphs[span.paragraph - 1];
  const quote = folded(span.quote);
  // Both sides have single white-space characters, so offsets in the folded paragraph hold in the paragraph.
  const start = paragraph?.replaceAll('\n', ' ').indexOf(quote) ?? -1;
  return start < 0 ? undefined : { paragraph: span.paragraph, start, end: start + quote.length };
}

/** The paragraphs as one line of text, in which `bodyOffset` counts. */
export function bodyOf(paragraphs: readonly string[]): string {
  return paragraphs.join(' ').replaceAll('\n', ' ');
}

/** Where a 1-based paragraph begins in the body. */
export function bodyOffset(paragraphs: readonly string[], paragraph: number): number {
  return paragraphs.slice(0, paragraph - 1).reduce((sum, one) => sum + one.length + 1, 0);
}
